import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutDoctor

@Suite struct ScreenPlanTests {
  private func plan(_ text: String) throws -> (Document, ScreenPlan) {
    let document = try Document.parse(Data(text.utf8))
    return (document, ScreenPlan(document))
  }

  private static let push =
    "<connections><segue destination=\"detail\" kind=\"show\" id=\"push\"/></connections>"

  @Test func containersAndEmbeddedScenesAreNotJudgedByThemselves() throws {
    let embed =
      "<subviews><containerView id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" "
      + "height=\"9\"/><connections><segue destination=\"inner\" kind=\"embed\" id=\"e\"/>"
      + "</connections></containerView></subviews>"
    let (_, plan) = try plan(
      Storyboard.document(
        Storyboard.navigation("nav", root: "list") + Storyboard.scene("list", content: embed)
          + Storyboard.scene("inner")))
    #expect(plan.screens.map { $0.controller?.id } == ["list"])
  }

  @Test func pushedScreensAreShownInTheNavigationControllerTheyAreReachedFrom() throws {
    let (document, plan) = try plan(
      Storyboard.document(
        Storyboard.navigation("nav", root: "list") + Storyboard.scene("list", extra: Self.push)
          + Storyboard.scene("detail") + Storyboard.scene("alone")))
    let found = document.scenes.dropFirst().map { plan.containers(of: $0).map(\.child) }
    #expect(found == [["list"], ["detail"], []])
  }

  @Test func screensThatPushEachOtherInACircleHaveNoContainer() throws {
    let back = Self.push.replacingOccurrences(of: "detail", with: "list")
    let (document, plan) = try plan(
      Storyboard.document(
        Storyboard.scene("list", extra: Self.push) + Storyboard.scene("detail", extra: back)))
    #expect(document.scenes.allSatisfy { plan.containers(of: $0).isEmpty })
  }

  @Test(arguments: [
    ("title=\"Pay\" customClass=\"PayController\"", "", "Pay"),
    (
      "customClass=\"PayController\"",
      "<navigationItem key=\"navigationItem\" title=\"Bar\" id=\"n\"/>", "Bar"
    ),
    ("storyboardIdentifier=\"pay\" customClass=\"PayController\"", "", "pay"),
    ("customClass=\"PayController\"", "", "PayController"), ("", "", "Main"),
  ]) func aScreenHasTheNameThatPeopleKnow(
    _ attributes: String, _ extra: String, _ name: String
  ) throws {
    let (document, plan) = try plan(
      Storyboard.document(Storyboard.scene("vc", attributes: attributes, extra: extra)))
    #expect(plan.name(of: document.scenes[0], documentName: "Main") == name)
  }

  @Test func aViewOfNoControllerIsAPart() throws {
    let owned = "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>"
    let view = Storyboard.view("v", frame: (320, 80))
    let (part, partPlan) = try plan(Storyboard.nib(view))
    #expect(partPlan.isPart(part.scenes[0]))
    #expect(!partPlan.fillsScreen(part.scenes[0]))
    let (whole, wholePlan) = try plan(Storyboard.nib(view, connections: owned))
    #expect(!wholePlan.isPart(whole.scenes[0]))
  }
}
