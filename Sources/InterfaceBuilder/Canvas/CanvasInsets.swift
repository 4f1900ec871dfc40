package import Foundation

/// Safe areas and margins as the editor's canvas had them: pure, from the document alone.
///
/// - Evidence: measured on the shared documents; Documentation/Evidence.md, canvas.
package struct CanvasInsets: Sendable {
  private let device: CanvasDevice
  private let toolsVersion: ToolsVersion
  private let usesSafeAreas: Bool

  package init(document: Document) {
    device = document.device
    toolsVersion = document.toolsVersion
    usesSafeAreas = document.usesSafeAreas
  }

  private var era: ToolsVersion.Era { toolsVersion.era }

  // MARK: - Safe area

  /// The safe area of a root view of the given size, in points.
  package func safeArea(rootSize: CGSize, around surroundings: CanvasSurroundings) -> EdgeInsets {
    let side =
      device.isLandscape && device.hasHomeIndicator && rootSize.width >= device.size.width
      ? Self.notchedSide : 0
    return EdgeInsets(
      top: top(rootSize, surroundings), left: side, bottom: bottom(rootSize, surroundings),
      right: side)
  }

  private static let notchedSide = 44.0
  private static let navigationBar = 44.0
  private static let tabBar = 49.0

  /// What of the screen's height the root view leaves to something else.
  private enum Missing {
    case nothing
    /// Opaque bars above, below or both lie outside the root view.
    case barAbove, barBelow, barsAroundBoth
    /// The view is a sheet in front of its presenter.
    case sheet
    /// A part of a screen: a container's content, a custom view.
    case part
  }

  private func missing(_ rootSize: CGSize, _ surroundings: CanvasSurroundings) -> Missing {
    if device.id == nil || surroundings.isFreeform { return .nothing }
    let height = device.size.height - rootSize.height
    if height <= 0.5 { return .nothing }
    let above = statusBar + navigationBarHeight
    switch era {
    case .classic:
      if abs(height - above) < 1 { return .barAbove }
      if abs(height - Self.tabBar) < 1 { return .barBelow }
      if abs(height - above - Self.tabBar) < 1 { return .barsAroundBoth }
      return .part
    case .modern, .glass:
      if abs(height - Self.navigationBar) < 1 { return .barAbove }
      let isSheet = height <= 60 && rootSize.width == device.size.width
      return isSheet ? .sheet : .part
    }
  }

  private func top(_ rootSize: CGSize, _ surroundings: CanvasSurroundings) -> Double {
    switch missing(rootSize, surroundings) {
    case .nothing, .barBelow: return fullTop(surroundings)
    case .barAbove, .barsAroundBoth, .part: return 0
    case .sheet:
      guard surroundings.hasNavigationBar else { return 0 }
      return era == .glass ? 126 : 56
    }
  }

  /// The top of a root view as high as the screen.
  private func fullTop(_ surroundings: CanvasSurroundings) -> Double {
    let hasBar = surroundings.hasNavigationBar
    if era == .glass { return hasBar ? 202 : statusBar }
    if device.hasHomeIndicator {
      if device.isLandscape { return hasBar ? navigationBarHeight : 0 }
      guard hasBar else { return statusBar }
      return era == .modern && !usesSafeAreas ? 94 : statusBar + Self.navigationBar
    }
    if era == .classic || device.id == nil {
      let status = surroundings.hidesStatusBar ? 0 : statusBar
      return hasBar ? status + navigationBarHeight : status
    }
    // The canvas of Xcode 11 and later leaves the status bar of older phones out.
    guard hasBar else { return 0 }
    return usesSafeAreas ? Self.navigationBar : 20 + Self.navigationBar
  }

  private func bottom(_ rootSize: CGSize, _ surroundings: CanvasSurroundings) -> Double {
    let indicator: Double
    switch missing(rootSize, surroundings) {
    case .nothing:
      let isShort =
        surroundings.isFreeform && surroundings.isController
        && rootSize.height < device.size.height
      indicator = isShort ? 0 : homeIndicator
    case .sheet: indicator = era == .glass ? 0 : homeIndicator
    case .barAbove, .barBelow, .barsAroundBoth, .part: indicator = 0
    }
    if surroundings.hasToolbar {
      return indicator + (era == .classic ? Self.navigationBar : Self.tabBar)
    }
    guard surroundings.hasTabBar else { return indicator }
    switch missing(rootSize, surroundings) {
    case .nothing, .sheet: return indicator + Self.tabBar
    case .barAbove: return era == .classic ? 0 : Self.tabBar
    case .barBelow, .barsAroundBoth, .part: return 0
    }
  }

  private var statusBar: Double {
    if device.hasHomeIndicator {
      if device.family == .pad { return 24 }
      if device.isLandscape { return 0 }
      switch device.id {
      case "retina5_9", "retina6_1", "retina6_5": return era == .glass ? 48 : 44
      case "retina6_0", "retina6_7": return 47
      case "retina6_3", "retina6_9": return 62
      default: return 59
      }
    }
    return device.isLandscape && device.family != .pad ? 0 : 20
  }

  private var navigationBarHeight: Double {
    device.isLandscape && device.family == .phone ? 32 : Self.navigationBar
  }

  private var homeIndicator: Double {
    guard device.hasHomeIndicator else { return 0 }
    if era == .glass { return 68 }
    if device.family == .pad { return 20 }
    return device.isLandscape ? 21 : 34
  }

  // MARK: - Margins

  /// The margins of a root view of the given width, safe area left out.
  package func rootMargins(width: Double) -> EdgeInsets {
    let side = Self.rootSide(width: width)
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The tools version from which content views of cells have wider margins.
  private static let cellMarginsGrewIn = 13000

  private static func rootSide(width: Double) -> Double { width < 400 ? 16 : 20 }

  /// The margins of the content view of a table cell.
  ///
  /// - Parameters:
  ///   - cellWidth: the width of the cell, not of its content view.
  ///   - hasAccessory: the cell has an accessory at its trailing end.
  ///   - isTopLevel: the cell stands on its own, as in a .xib.
  package func contentMargins(
    cellWidth: Double, hasAccessory: Bool, isTopLevel: Bool
  ) -> DirectionalInsets {
    let edge: Double
    let side: Double
    switch era {
    case .classic where toolsVersion.major < Self.cellMarginsGrewIn:
      edge = 8
      side = isTopLevel || cellWidth < 400 ? 8 : 20
    case .classic, .modern:
      edge = 11
      let wide: Double = era == .classic ? 400 : 390
      side = isTopLevel && toolsVersion.major < 20000 ? 15 : cellWidth < wide ? 16 : 20
    case .glass:
      edge = 15
      side = cellWidth < 390 ? 16 : 20
    }
    return DirectionalInsets(
      top: edge, leading: side, bottom: edge, trailing: hasAccessory ? 8 : side)
  }
}
