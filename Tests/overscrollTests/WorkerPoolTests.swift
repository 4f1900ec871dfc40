import Foundation
import LayoutDoctor
import LayoutFindings
import Testing

@testable import overscroll

/// The pool, with shell scripts in the place of workers.
@Suite struct WorkerPoolTests {
  static let configurations = [false, true].map {
    ConfigurationRecord(
      device: "iPhone 15", isLandscape: $0, windowSize: CGSize(width: 393, height: 852), scale: 3)
  }
  static let scene = SceneRecord(id: "vc", name: "Sign-up", className: "UIViewController", line: 3)

  /// A script that reads a request and answers with packets; `tail` says how it goes on.
  private func script(_ packets: [WorkPacket], tail: String) throws -> String {
    let text = try packets.map { String(decoding: try $0.encoded(), as: UTF8.self) }.joined()
    return
      "read request; printf '%s' '\(text.replacingOccurrences(of: "'", with: "'\\''"))'; \(tail)"
  }

  private func run(_ script: String, paths: [String] = ["a.xib"], timeLimit: Int = 20) throws
    -> [WorkerPool.Outcome]
  {
    let work = WorkerPool.Work(
      paths: paths, configurations: Self.configurations, pictures: .none)
    return try WorkerPool(
      command: ["/bin/sh", "-c", script], jobs: 2, timeLimit: timeLimit, work: work
    ).run()
  }

  private static let outline = WorkPacket.event(
    .outline(DocumentOutline(scenes: [scene], findings: [])))

  private func started(_ configuration: Int) -> WorkPacket {
    .event(.started(CellIndex(scene: 0, configuration: configuration)))
  }

  private func finished(_ configuration: Int) -> WorkPacket {
    .event(
      .finished(
        CellIndex(scene: 0, configuration: configuration),
        CellResult(
          configuration: Self.configurations[configuration],
          picture: Picture(
            png: Data("png".utf8), size: CGSize(width: 1, height: 1), scale: 1))))
  }

  @Test func collectsCellsInTheOrderOfTheMatrix() throws {
    let packets = [Self.outline, started(1), finished(1), started(0), finished(0), .done]
    let outcomes = try run(
      try script(packets, tail: "read end"), paths: ["a.xib", "b.xib", "c.xib"])
    #expect(outcomes.map(\.result.path) == ["a.xib", "b.xib", "c.xib"])
    for outcome in outcomes {
      let cells = outcome.result.screens.flatMap(\.cells)
      #expect(cells.map(\.configuration) == Self.configurations)
      #expect(cells.map(\.picture?.png) == [Data("png".utf8), Data("png".utf8)])
      #expect(cells.allSatisfy { $0.findings.isEmpty })
    }
  }

  @Test func aCrashCostsItsOwnCellOnly() throws {
    let first = try script(
      [Self.outline, started(0), finished(0), started(1)],
      tail: "echo 'x.swift:1: Fatal error: too deep' >&2; kill -SEGV $$")
    let outcomes = try run(first)
    let cells = try #require(outcomes.first?.result.screens.first?.cells)
    #expect(cells.map { $0.findings.map(\.code) } == [[], [.screenCrashed]])
    #expect(cells[1].findings[0].details == ["too deep (it ended with signal 11)"])
    #expect(cells[1].findings[0].object.id == "vc")
    #expect(cells[1].findings[0].configuration == "iphone-15-landscape")
  }

  @Test func afterACrashAFreshProcessGetsWhatIsLeft() throws {
    let crashing = try script([Self.outline, started(0)], tail: "exit 3")
    let rest = try script([Self.outline, started(1), finished(1), .done], tail: "read end")
    let both =
      "read request; case $request in *'\"skipping\":[]'*) \(crashing.dropFirst(14));; "
      + "*) \(rest.dropFirst(14));; esac"
    let cells = try #require(try run(both).first?.result.screens.first?.cells)
    #expect(cells.map { $0.findings.map(\.code) } == [[.screenCrashed], []])
    #expect(cells[1].picture != nil)
  }

  @Test func silenceBeyondTheLimitIsAFinding() throws {
    let outcomes = try run(
      try script([Self.outline, started(0), finished(0), started(1)], tail: "sleep 60"),
      timeLimit: 1)
    let cells = try #require(outcomes.first?.result.screens.first?.cells)
    #expect(cells.map { $0.findings.map(\.code) } == [[], [.screenTimedOut]])
    #expect(cells[1].findings[0].details == ["nothing came for 1 second"])
  }

  @Test func aCrashBeforeAnyScreenCostsTheDocument() throws {
    let outcomes = try run("read request; exit 7")
    #expect(outcomes[0].result.findings.map(\.code) == [.screenCrashed])
    #expect(outcomes[0].result.findings[0].details == ["it ended with code 7"])
    #expect(outcomes[0].result.screens.isEmpty)
  }

  @Test func aWorkerThatSpeaksNonsenseIsGivenUp() throws {
    let outcomes = try run("read request; echo hello; sleep 60")
    #expect(outcomes[0].result.findings.map(\.code) == [.screenCrashed])
  }

  @Test func aRefusalIsPassedOn() throws {
    let aside = SetAside(path: "a.xib", reason: "not XML", line: 2)
    let outcomes = try run(try script([.event(.refused(aside)), .done], tail: "read end"))
    #expect(outcomes[0].refusal == aside)
    #expect(outcomes[0].result.findings.isEmpty)
  }

  @Test func aProgramThatIsNotThereIsSaid() {
    let work = WorkerPool.Work(
      paths: ["a.xib"], configurations: Self.configurations, pictures: .none)
    let pool = WorkerPool(command: ["/nowhere/worker"], jobs: 1, timeLimit: 1, work: work)
    #expect(throws: WorkerProcess.StartFailure.self) { try pool.run() }
  }

  @Test func packetsAreTakenWholeFromAStreamInPieces() throws {
    let bytes = try Self.outline.encoded() + finished(0).encoded() + WorkPacket.done.encoded()
    var buffer = Data()
    var count = 0
    for byte in bytes {
      buffer.append(byte)
      while try WorkPacket.take(from: &buffer) != nil { count += 1 }
    }
    #expect(count == 3)
    #expect(buffer.isEmpty)
  }
}
