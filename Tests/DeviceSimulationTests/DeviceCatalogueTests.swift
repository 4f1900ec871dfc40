import Testing
import UIKit

@testable import DeviceSimulation

struct DeviceNameRow: Sendable, CustomTestStringConvertible {
  let text: String
  let name: String?
  var testDescription: String { text }
}

@Suite struct DeviceCatalogueTests {
  @Test(arguments: [
    DeviceNameRow(text: "se", name: "iPhone SE (3rd generation)"),
    DeviceNameRow(text: "15", name: "iPhone 15"),
    DeviceNameRow(text: "17-pro-max", name: "iPhone 17 Pro Max"),
    DeviceNameRow(text: "iPhone 8", name: "iPhone 8"),
    DeviceNameRow(text: "toaster", name: nil),
  ])
  func devicesAreFoundByWhatPeopleCallThem(_ row: DeviceNameRow) throws {
    let catalogue = try DeviceCatalogue.standard.get()
    #expect(catalogue.device(named: row.text)?.name == row.name)
  }

  @Test func figuresComeFromTheTable() throws {
    let phone = try #require(try DeviceCatalogue.standard.get().device(named: "iPhone 15"))
    #expect(phone.portraitSize == CGSize(width: 393, height: 852))
    #expect(phone.safeArea.portrait == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(phone.safeArea.landscape == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(phone.keyboardHeight.portrait == 336)
  }

  @Test func aTableThatCannotBeReadNamesLineAndColumn() {
    do {
      _ = try DeviceCatalogue(table: "name\twidth_pt\nPhone\twide\n")
      Issue.record("the table was accepted")
    } catch {
      #expect("\(error)".hasPrefix("devices.tsv:2: column "))
    }
  }
}
