import Foundation
import LayoutFindings

/// A run with two screens on three phones, one of them with faults.
enum Sample {
  static let hostile = "<script>alert(1)</script>\u{1B}[31m\u{202E}\"'&</title>"

  static let configurations: [ConfigurationRecord] = [
    ("iPhone SE (3rd generation)", 375.0, 667.0, 2.0, 0.0), ("iPhone 15", 393, 852, 3, 55),
    ("iPhone 17 Pro Max", 440, 956, 3, 62),
  ].flatMap { device, width, height, scale, corner in
    [false, true].map { isLandscape in
      ConfigurationRecord(
        device: device, isLandscape: isLandscape,
        windowSize: isLandscape
          ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
        scale: scale, cornerRadius: corner)
    }
  }

  static let signUp = SceneRecord(
    id: "vct-vw-109", name: "Sign-up", className: "UIViewController", line: 12)
  static let settings = SceneRecord(
    id: "vct-vw-110", name: "Settings", className: "UIViewController", line: 80)

  static func snapshot(
    _ scene: SceneRecord, _ configuration: ConfigurationRecord, height: ContentExtent,
    title: String = "Create account"
  ) -> LayoutSnapshot {
    let size = configuration.windowSize
    let safe =
      configuration.isLandscape
      ? SideInsets(left: 59, bottom: 21, right: 59) : SideInsets(top: 59, bottom: 34)
    let frame = CGRect(x: 0, y: safe.top, width: size.width, height: size.height - safe.top)
    let scroll = ScrollRecord(width: .fixed(size.width), height: height, boundsSize: frame.size)
    return LayoutSnapshot(
      document: "App/Main.storyboard", scene: scene, configuration: configuration, safeArea: safe,
      views: [
        ViewRecord(
          id: "roo", kind: "view", className: "UIView", parent: nil,
          frame: CGRect(origin: CGPoint(), size: size), line: 14),
        ViewRecord(
          id: "scr-vw-109", kind: "scrollView", className: "UIScrollView", parent: 0, frame: frame,
          line: 18, column: 29, scroll: scroll),
        ViewRecord(
          id: "bt2-vw-109", kind: "button", className: "UIButton", title: title, parent: 1,
          frame: CGRect(x: 16, y: 500, width: size.width - 32, height: 50),
          windowFrame: CGRect(x: 16, y: 500 + safe.top, width: size.width - 32, height: 50),
          role: .control, line: 84, column: 29),
      ])
  }

  /// One picture's bytes by configuration; anything will do here.
  static func run(
    title: String = "Create account", picture: (ConfigurationRecord) -> Data? = { Data($0.id.utf8) }
  ) -> CheckRun {
    func screen(_ scene: SceneRecord, _ height: ContentExtent, _ isFaulty: Bool) -> ScreenResult {
      ScreenResult(
        scene: scene,
        cells: configurations.map { configuration in
          var shot = snapshot(scene, configuration, height: height, title: title)
          if isFaulty, configuration.isLandscape { shot.conflicts = [conflict(title)] }
          if isFaulty {
            shot.unsupported = [
              UnsupportedRecord(
                what: "element glkView is not modelled", object: shot.views[0].reference)
            ]
          }
          let png = picture(configuration)
          return CellResult(
            configuration: configuration, snapshot: shot,
            picture: png.map {
              Picture(png: $0, size: configuration.windowSize, scale: configuration.scale)
            }, findings: RuleBook.findings(in: shot))
        })
    }
    let document = DocumentResult(
      path: "App/Main.storyboard",
      screens: [
        screen(settings, .fixed(640), false),
        screen(signUp, .undefined(least: 550, greatest: nil), true),
      ])
    return CheckRun(
      documents: [document],
      skipped: [SetAside(path: "App/LaunchScreen.storyboard", reason: "a launch screen")],
      unreadable: [SetAside(path: "App/Old.xib", reason: "the file ends too early", line: 40)],
      duration: 1.94, version: "0.1.0")
  }

  static func conflict(_ title: String) -> ConflictRecord {
    func anchor(_ attribute: String) -> ConstraintRecord.Anchor {
      .init(id: "bt2-vw-109", name: "\"\(title)\"", attribute: attribute)
    }
    return ConflictRecord(
      members: [
        ConstraintRecord(id: "c1", line: 90, first: anchor("width"), constant: 240),
        ConstraintRecord(id: "c2", line: 91, first: anchor("width"), constant: 100),
      ], dropped: "c2")
  }
}
