import Foundation
import InterfaceBuilder
import Testing

@Suite struct CanvasInsetsTests {
  struct Row: CustomTestStringConvertible {
    var name: String
    var device: String? = "retina4_7"
    var tools = "14460"
    var usesSafeAreas = true
    var size = CGSize(width: 375, height: 667)
    var bar = false
    var tab = false
    var toolbar = false
    var freeform = false
    var controller = true
    var noStatus = false
    var top: Double
    var bottom: Double
    var testDescription: String { name }
  }

  static let tall = CGSize(width: 375, height: 812)

  static let rows = [
    Row(name: "Xcode 10 counts the status bar", top: 20, bottom: 0),
    Row(name: "and takes it away when told", noStatus: true, top: 0, bottom: 0),
    Row(name: "Xcode 10 under a navigation bar", bar: true, top: 64, bottom: 0),
    Row(
      name: "an opaque navigation bar lies outside",
      size: CGSize(width: 375, height: 603), bar: true, top: 0, bottom: 0),
    Row(
      name: "an opaque tab bar lies outside", size: CGSize(width: 375, height: 618), bar: true,
      tab: true, top: 64, bottom: 0),
    Row(
      name: "both bars lie outside", size: CGSize(width: 375, height: 554), bar: true, tab: true,
      top: 0, bottom: 0),
    Row(name: "a tab bar below", tab: true, top: 20, bottom: 49),
    Row(name: "a toolbar below, Xcode 10", toolbar: true, top: 20, bottom: 44),
    Row(name: "a toolbar below, Xcode 11", tools: "17701", toolbar: true, top: 0, bottom: 49),
    Row(name: "Xcode 11 leaves the status bar out", tools: "17701", top: 0, bottom: 0),
    Row(name: "Xcode 11 under a navigation bar", tools: "17701", bar: true, top: 44, bottom: 0),
    Row(
      name: "with the old guides", tools: "17701", usesSafeAreas: false, bar: true, top: 64,
      bottom: 0),
    Row(
      name: "a sheet", tools: "17701", size: CGSize(width: 375, height: 647), top: 0, bottom: 0),
    Row(
      name: "a sheet with a bar", tools: "17701", size: CGSize(width: 375, height: 647), bar: true,
      top: 56, bottom: 0),
    Row(name: "notched", device: "retina5_9", tools: "17701", size: tall, top: 44, bottom: 34),
    Row(
      name: "notched under a bar", device: "retina5_9", tools: "17701", size: tall, bar: true,
      top: 88, bottom: 34),
    Row(
      name: "notched with old guides", device: "retina5_9", tools: "17701", usesSafeAreas: false,
      size: tall, bar: true, top: 94, bottom: 34),
    Row(
      name: "notched with a tab bar", device: "retina6_1", tools: "17701",
      size: CGSize(width: 414, height: 896), tab: true, top: 44, bottom: 83),
    Row(
      name: "notched sheet", device: "retina5_9", tools: "17701",
      size: CGSize(width: 375, height: 758), bar: true, top: 56, bottom: 34),
    Row(
      name: "freeform has insets as on a full screen", size: CGSize(width: 400, height: 1000),
      bar: true, freeform: true, top: 64, bottom: 0),
    Row(
      name: "a low controller of free size ends above the home indicator", device: "retina5_9",
      size: CGSize(width: 375, height: 300), freeform: true, top: 44, bottom: 0),
    Row(
      name: "a low view of free size does not", device: "retina5_9",
      size: CGSize(width: 375, height: 300), freeform: true, controller: false, top: 44, bottom: 34),
    Row(
      name: "no device", device: nil, size: CGSize(width: 375, height: 667), top: 20, bottom: 0),
    Row(
      name: "a part of a screen", size: CGSize(width: 160, height: 40), top: 0, bottom: 0),
  ]

  @Test("the canvas infers the safe area from device, size and bars", arguments: rows)
  func safeArea(row: Row) throws {
    let text = DocumentText.storyboard(
      "", attributes: row.usesSafeAreas ? "useSafeAreas=\"YES\"" : "", device: row.device
    ).replacingOccurrences(of: "17701", with: row.tools)
    let document = try DocumentText.parse(text)
    var surroundings = CanvasSurroundings()
    surroundings.hasNavigationBar = row.bar
    surroundings.hasTabBar = row.tab
    surroundings.hasToolbar = row.toolbar
    surroundings.isFreeform = row.freeform
    surroundings.isController = row.controller
    surroundings.hidesStatusBar = row.noStatus
    let insets = CanvasInsets(document: document).safeArea(
      rootSize: row.size, around: surroundings)
    #expect(insets.top == row.top)
    #expect(insets.bottom == row.bottom)
    #expect(insets.left == 0 && insets.right == 0)
  }

  struct MarginRow: CustomTestStringConvertible {
    var name: String
    var tools = "17701"
    var width = 375.0
    var accessory = false
    var topLevel = false
    var edge = 11.0
    var leading: Double
    var trailing: Double
    var testDescription: String { name }
  }

  static let marginRows = [
    MarginRow(name: "before 13000", tools: "12121", edge: 8, leading: 8, trailing: 8),
    MarginRow(
      name: "before 13000, wide", tools: "12121", width: 400, edge: 8, leading: 20, trailing: 20),
    MarginRow(
      name: "before 13000, a .xib's", tools: "12121", width: 400, topLevel: true, edge: 8,
      leading: 8, trailing: 8),
    MarginRow(name: "Xcode 10", tools: "14460", leading: 16, trailing: 16),
    MarginRow(name: "Xcode 10, 399 wide", tools: "14460", width: 399, leading: 16, trailing: 16),
    MarginRow(name: "Xcode 10, 400 wide", tools: "14460", width: 400, leading: 20, trailing: 20),
    MarginRow(
      name: "Xcode 10, a .xib's", tools: "14460", width: 320, topLevel: true, leading: 15,
      trailing: 15),
    MarginRow(name: "Xcode 13", leading: 16, trailing: 16),
    MarginRow(name: "Xcode 13, an arrow", accessory: true, leading: 16, trailing: 8),
    MarginRow(name: "Xcode 13, 390 wide", width: 390, leading: 20, trailing: 20),
    MarginRow(
      name: "Xcode 14, a .xib's", tools: "21701", topLevel: true, leading: 16, trailing: 16),
    MarginRow(name: "Xcode 26", tools: "24412", edge: 15, leading: 16, trailing: 16),
  ]

  @Test("a content view's margins follow the cell's width and the version", arguments: marginRows)
  func contentMargins(row: MarginRow) throws {
    let document = try DocumentText.parse(
      DocumentText.storyboard("").replacingOccurrences(of: "17701", with: row.tools))
    let margins = CanvasInsets(document: document).contentMargins(
      cellWidth: row.width, hasAccessory: row.accessory, isTopLevel: row.topLevel)
    #expect(margins.top == row.edge && margins.bottom == row.edge)
    #expect(margins.leading == row.leading)
    #expect(margins.trailing == row.trailing)
  }

  @Test("a root view has 16 points at its sides, 20 from 400 on")
  func rootMargins() throws {
    let insets = CanvasInsets(document: try DocumentText.parse(DocumentText.storyboard("")))
    #expect(insets.rootMargins(width: 375).left == 16)
    #expect(insets.rootMargins(width: 400).left == 20)
    #expect(insets.rootMargins(width: 375).top == 0)
  }

  @Test("bars are inferred from containment, pushes and what is simulated")
  func surroundings() throws {
    let document = try DocumentText.parse(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene sceneID="0"><objects><tabBarController id="t"><connections>
      <segue destination="n" kind="relationship" relationship="viewControllers" id="1"/>
      </connections></tabBarController></objects></scene>
      <scene sceneID="1"><objects><navigationController id="n"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="2"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="2"><objects><viewController id="a"><connections>
      <segue destination="b" kind="show" id="3"/><segue destination="c" kind="presentation" id="4"/>
      </connections></viewController></objects></scene>
      <scene sceneID="3"><objects><viewController id="b"><nil key="simulatedTopBarMetrics"/>
      </viewController></objects></scene>
      <scene sceneID="4"><objects><viewController id="c">
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/><navigationItem key="navigationItem" id="i"/>
      </viewController></objects></scene></scenes></document>
      """)
    func around(_ id: String) throws -> CanvasSurroundings {
      document.surroundings(of: try #require(document[id]))
    }
    #expect(try around("a").hasNavigationBar && around("a").hasTabBar)
    #expect(try !around("b").hasNavigationBar)
    #expect(try around("b").hasTabBar)
    #expect(try !around("c").hasNavigationBar && !around("c").hasTabBar)
    #expect(try around("c").hasToolbar)
  }

  @Test(
    "hidden bars, simulated bars and free sizes go down the pushes",
    arguments: [
      ("<navigationController id=\"n\" navigationBarHidden=\"YES\">", "", false, false),
      ("<navigationController id=\"n\">", "", true, false),
      (
        "<navigationController id=\"n\"><freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>",
        "", true, true
      ),
      (
        "<navigationController id=\"n\" navigationBarHidden=\"YES\">",
        "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>", true,
        false
      ),
    ])
  func chains(start: String, root: String, bar: Bool, freeform: Bool) throws {
    let document = try DocumentText.parse(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene sceneID="1"><objects>\(start)<connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="2"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="2"><objects><viewController id="a">\(root)<connections>
      <segue destination="b" kind="show" id="3"/></connections></viewController></objects></scene>
      <scene sceneID="3"><objects><viewController id="b"/></objects></scene></scenes></document>
      """)
    let around = document.surroundings(of: try #require(document["b"]))
    #expect(around.hasNavigationBar == bar)
    #expect(around.isFreeform == freeform)
    #expect(around.isController)
  }
}
