/// Sizes and places of bars; pure.
enum BarGeometry {
  /// What a large title adds below the bar's usual row, in points.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, bars.
  static let largeTitleHeight: CGFloat = 52

  /// What a line of text above the title adds, in points.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, bars.
  static func promptHeight(era: DeviceModel.Era) -> CGFloat { era == .glass ? 32 : 30 }

  /// Height of a navigation bar's usual row, in points.
  ///
  /// - Evidence: measured (sheets: 56 on the canvas of modern tools); Documentation/Evidence.md,
  ///   bars.
  static func navigationRow(_ model: DeviceModel, isLandscape: Bool, isInSheet: Bool) -> CGFloat {
    if model.era == .glass, !model.isPad, !isLandscape { return 54 }
    if isInSheet, model.era != .classic, !isLandscape { return 56 }
    return model.navigationBarHeight[isLandscape: isLandscape]
  }

  /// Where a navigation bar begins, given the safe area above it, in points.
  ///
  /// Phones whose sensors are an island have a safe area that reaches further down than the bar's
  /// top.
  ///
  /// - Evidence: measured for insets of 59 and 62, assumed for others; Documentation/Evidence.md,
  ///   bars.
  static func navigationTop(
    _ model: DeviceModel, isLandscape: Bool, safeTop: CGFloat
  ) -> CGFloat {
    guard !model.isPad, !isLandscape, safeTop == model.safeArea.portrait.top,
      model.statusBarHeight.portrait < safeTop
    else { return safeTop }
    return safeTop - (safeTop == 59 ? 16.0 / 3 : 17.0 / 3)
  }

  /// Height of a toolbar without the safe area below it, in points.
  ///
  /// - Evidence: documented; Documentation/Evidence.md, bars.
  static func toolbar(_ model: DeviceModel, isLandscape: Bool) -> CGFloat {
    if model.isPad { return 50 }
    return min(model.navigationBarHeight[isLandscape: isLandscape], 44)
  }

  /// Height of a tab bar without the safe area below it, in points.
  static func tabBar(_ model: DeviceModel, isLandscape: Bool) -> CGFloat {
    model.tabBarHeight[isLandscape: isLandscape]
  }
}

extension SimulatedDevice {
  /// Height of a toolbar without the safe area below it, in points.
  var toolbarHeight: CGFloat { BarGeometry.toolbar(model, isLandscape: isLandscape) }
  /// Height of a tab bar without the safe area below it, in points.
  var tabBarHeight: CGFloat { BarGeometry.tabBar(model, isLandscape: isLandscape) }
  /// Height of a navigation bar's usual row outside sheets, in points.
  var navigationRowHeight: CGFloat {
    BarGeometry.navigationRow(model, isLandscape: isLandscape, isInSheet: false)
  }
}
