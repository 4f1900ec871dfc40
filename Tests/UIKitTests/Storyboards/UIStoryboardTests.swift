import Foundation
import Testing

@testable import UIKit

final class ProfileController: UIViewController {
  var nameLabel: UILabel!
  var badge: String?
  var woken = 0
  override func awakeFromNib() { woken += 1 }
}

final class OwnedController: UIViewController {
  var titleLabel: UILabel!
}

final class NibCell: UITableViewCell {
  var nameLabel: UILabel!
}

/// Programs take controllers from storyboards and views from .xib files by name.
@MainActor @Suite(.serialized) struct UIStoryboardTests {
  private static let module = "UIKitTests"

  private func storyboard(_ scenes: String, initial: String = "ini-vc-001") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="\(initial)">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>\(scenes)</scenes>
    </document>
    """
  }

  private func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects>\(objects)</objects>
    </document>
    """
  }

  private let profile = """
    <scene sceneID="pro-sc-001"><objects>
    <viewController storyboardIdentifier="profile" id="pro-vc-001" \
    customClass="ProfileController" customModule="\(module)">
    <view key="view" contentMode="scaleToFill" id="pro-vw-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><label text="Ada" id="pro-lb-001"><rect key="frame" x="20" y="40" width="80" \
    height="21"/></label></subviews>
    </view>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="badge" \
    value="new"/></userDefinedRuntimeAttributes>
    <connections><outlet property="nameLabel" destination="pro-lb-001" id="out-pr-001"/>\
    </connections>
    </viewController></objects></scene>
    """

  private let navigation = """
    <scene sceneID="ini-sc-001"><objects>
    <navigationController id="ini-vc-001"><navigationBar key="navigationBar" id="nav-br-001"/>
    <connections><segue destination="pro-vc-001" kind="relationship" \
    relationship="rootViewController" id="rel-sg-001"/></connections></navigationController>
    </objects></scene>
    """

  /// Runs `body` with a bundle that holds the given files.
  private func withBundle(
    _ files: [String: String], _ body: (Bundle) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storyboards-\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test(arguments: ["Main.storyboard", "Base.lproj/Main.storyboard", "Screens/Main.storyboard"])
  func theInitialControllerComesWithItsRoot(_ path: String) throws {
    try withBundle([path: storyboard(navigation + profile)]) { bundle in
      let board = UIStoryboard(name: "Main", bundle: bundle)
      let first = try #require(board.instantiateInitialViewController() as? UINavigationController)
      let top = try #require(first.topViewController as? ProfileController)
      #expect(top.storyboard === board && first.storyboard === board)
    }
  }

  @Test func anIdentifierGivesANewControllerEachTimeWhoseViewLoadsWhenItIsNeeded() throws {
    try withBundle(["Main.storyboard": storyboard(navigation + profile)]) { bundle in
      let board = UIStoryboard(name: "Main", bundle: bundle)
      let one: ProfileController = board.instantiateViewController(identifier: "profile")
      let two = board.instantiateViewController(withIdentifier: "profile")
      #expect(one !== two && two is ProfileController)
      #expect(!one.isViewLoaded && one.nameLabel == nil)
      one.loadViewIfNeeded()
      #expect(one.nameLabel?.text == "Ada" && one.badge == "new" && one.woken == 1)
    }
  }

  @Test func aCreatorMakesTheControllerInThePlaceOfTheClass() throws {
    try withBundle(["Main.storyboard": storyboard(profile)]) { bundle in
      let board = UIStoryboard(name: "Main", bundle: bundle)
      var made: ProfileController?
      let controller: ProfileController = board.instantiateViewController(identifier: "profile") {
        coder in
        made = ProfileController(coder: coder)
        return made
      }
      #expect(controller === made)
    }
  }

  @Test func aReferenceLeadsIntoAnotherStoryboard() throws {
    let reference = """
      <scene sceneID="ref-sc-001"><objects><viewControllerPlaceholder storyboardName="Other" \
      referencedIdentifier="profile" id="pro-vc-001"/></objects></scene>
      """
    let files = [
      "Main.storyboard": storyboard(navigation + reference),
      "Other.storyboard": storyboard(profile),
    ]
    try withBundle(files) { bundle in
      let board = UIStoryboard(name: "Main", bundle: bundle)
      let first = board.instantiateInitialViewController() as? UINavigationController
      #expect(first?.topViewController is ProfileController)
      #expect(first?.topViewController?.storyboard?.name == "Other")
    }
  }

  @Test func storyboardsThatContainEachOtherEndSomewhere() throws {
    let reference = { (name: String) in
      """
      <scene sceneID="ref-sc-001"><objects><viewControllerPlaceholder storyboardName="\(name)" \
      id="pro-vc-001"/></objects></scene>
      """
    }
    let files = [
      "A.storyboard": storyboard(navigation + reference("B")),
      "B.storyboard": storyboard(navigation + reference("A")),
    ]
    try withBundle(files) { bundle in
      let first = UIStoryboard(name: "A", bundle: bundle).instantiateInitialViewController()
      #expect(first is UINavigationController)
    }
  }

  private let owned = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
    customClass="OwnedController" customModule="\(module)"><connections>
    <outlet property="view" destination="own-vw-001" id="o-1"/>
    <outlet property="titleLabel" destination="own-lb-001" id="o-2"/></connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="own-vw-001"><rect key="frame" x="0" y="0" width="320" \
    height="200"/><subviews><label text="Hello" id="own-lb-001"><rect key="frame" x="0" y="0" \
    width="40" height="21"/></label></subviews></view>
    """

  @Test func aControllerTakesItsViewFromTheDocumentOfItsName() throws {
    try withBundle(["OwnedController.xib": xib(owned), "Other.xib": xib(owned)]) { bundle in
      for name in ["Other", nil] {
        let controller = OwnedController(nibName: name, bundle: bundle)
        #expect(controller.view?.bounds.size == CGSize(width: 320, height: 200))
        #expect(controller.titleLabel?.text == "Hello")
      }
    }
  }

  @Test func aBundleMakesTopLevelViewsForAnOwner() throws {
    try withBundle(["Owned.xib": xib(owned)]) { bundle in
      let owner = OwnedController()
      let made = bundle.loadNibNamed("Owned", owner: owner)
      #expect(made?.count == 1 && made?.first as? UIView === owner.view)
      #expect(bundle.loadNibNamed("Missing", owner: nil) == nil)
    }
  }

  @Test func aTableMakesCellsFromADocument() throws {
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="cel-vw-001" customClass="NibCell" \
      customModule="\(Self.module)"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" id="cel-cv-001"><rect key="frame" x="0" y="0" \
      width="320" height="60"/><subviews><label text="Row" id="cel-lb-001"><rect key="frame" x="16" \
      y="20" width="40" height="21"/></label></subviews></tableViewCellContentView>
      <connections><outlet property="nameLabel" destination="cel-lb-001" id="o-3"/></connections>
      </tableViewCell>
      """
    try withBundle(["Cell.xib": xib(cell)]) { bundle in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UINib(nibName: "Cell", bundle: bundle), forCellReuseIdentifier: "row")
      let one = table.dequeueReusableCell(withIdentifier: "row") as? NibCell
      let two = table.dequeueReusableCell(withIdentifier: "row") as? NibCell
      #expect(one?.nameLabel?.text == "Row" && one !== two && one?.reuseIdentifier == "row")
      table.register(nil as UINib?, forCellReuseIdentifier: "row")
      #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    }
  }
}
