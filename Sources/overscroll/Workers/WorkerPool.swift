import Foundation
import LayoutDoctor
import LayoutFindings

/// Lays out documents in several processes, so that a screen that crashes or hangs costs its own
/// cell and not the run.
///
/// A worker gets one document at a time. When it ends before it is done, or is silent for longer
/// than the time limit, the cell it had started becomes a finding, and the document goes back to
/// the queue without the cells that are dealt with; each turn settles at least one cell or the
/// document, so a run always ends.
final class WorkerPool {
  /// What came of one document.
  struct Outcome {
    var result: DocumentResult
    /// Why the document could not be read, if it could not.
    var refusal: SetAside?
  }

  /// What to lay out.
  struct Work {
    var paths: [String]
    var configurations: [ConfigurationRecord]
    var pictures: PictureSize
  }

  private let command: [String]
  private let jobs: Int
  private let timeLimit: Int
  private let work: Work
  private let progress: (_ done: Int, _ path: String) -> Void
  private var ledgers: [DocumentLedger]
  private var waiting: [Int]
  private var slots: [Slot] = []

  private struct Slot {
    let worker: WorkerProcess
    /// Position of the document it works on; nil while it waits.
    var document: Int?
    var deadline = Date.distantFuture
    /// Whether it has done a document before.
    var isUsed = false
    /// Whether it has said anything about this document.
    var hasAnswered = false
  }

  /// - Parameters:
  ///   - command: the program that works, and its arguments.
  ///   - jobs: how many processes at once, at least one.
  ///   - timeLimit: seconds that one step of a document may take.
  ///   - progress: called with the number of documents done after each.
  init(
    command: [String], jobs: Int, timeLimit: Int, work: Work,
    progress: @escaping (_ done: Int, _ path: String) -> Void = { _, _ in }
  ) {
    self.command = command
    self.jobs = max(1, jobs)
    self.timeLimit = timeLimit
    self.work = work
    self.progress = progress
    ledgers = work.paths.map { DocumentLedger(path: $0, configurations: work.configurations) }
    waiting = Array(work.paths.indices.reversed())
  }

  /// Does everything and returns the outcomes in the order of the paths.
  ///
  /// - Throws: `WorkerProcess.StartFailure` when no process can be started.
  func run() throws -> [Outcome] {
    signal(SIGPIPE, SIG_IGN)
    defer { for slot in slots { _ = slot.worker.end(isKilled: true) } }
    while true {
      try assign()
      guard slots.contains(where: { $0.document != nil }) else { break }
      waitForNews()
    }
    return ledgers.map(\.outcome)
  }

  /// Gives waiting documents to workers that wait, and starts further ones up to `jobs`.
  private func assign() throws {
    while let document = waiting.last {
      if !slots.contains(where: { $0.document == nil }) {
        guard slots.count < jobs else { return }
        slots.append(Slot(worker: try WorkerProcess(command: command)))
      }
      guard let free = slots.firstIndex(where: { $0.document == nil }) else { return }
      waiting.removeLast()
      slots[free].document = document
      slots[free].hasAnswered = false
      slots[free].deadline = Date(timeIntervalSinceNow: Double(timeLimit))
      let request = WorkRequest(
        path: work.paths[document], configurations: work.configurations,
        pictures: work.pictures, skipping: ledgers[document].settled,
        timeLimit: timeLimit)
      try slots[free].worker.send(request)
    }
  }

  private func waitForNews() {
    let busy = slots.indices.filter { slots[$0].document != nil }
    var polled = busy.map { pollfd(fd: slots[$0].worker.output, events: Int16(POLLIN), revents: 0) }
    let next = busy.map { slots[$0].deadline }.min() ?? Date()
    let milliseconds = max(0, min(60_000, next.timeIntervalSinceNow * 1000 + 1))
    _ = poll(&polled, nfds_t(polled.count), Int32(milliseconds))
    // From the back, since slots of processes that have ended are removed.
    for (position, index) in busy.enumerated().reversed() {
      if polled[position].revents != 0 {
        read(index)
      } else if slots[index].deadline <= Date() {
        retire(index, isLate: true)
      }
    }
  }

  private func read(_ index: Int) {
    let isOpen = slots[index].worker.receive()
    do {
      while let document = slots[index].document, let packet = try slots[index].worker.nextPacket()
      {
        slots[index].deadline = Date(timeIntervalSinceNow: Double(timeLimit))
        switch packet {
        case .event(let event):
          slots[index].hasAnswered = true
          ledgers[document].note(event)
        case .done:
          slots[index].document = nil
          slots[index].isUsed = true
          finish(document)
        }
      }
      if !isOpen { retire(index, isLate: false) }
    } catch {
      retire(index, isLate: false)
    }
  }

  /// Ends a worker that has crashed or hung, and settles what it was at.
  private func retire(_ index: Int, isLate: Bool) {
    let slot = slots.remove(at: index)
    let words = slot.worker.end(isKilled: true)
    guard let document = slot.document else { return }
    if slot.isUsed, !slot.hasAnswered, !isLate {
      // It may have ended of what it did before: this document gets a fresh process first.
      waiting.append(document)
      return
    }
    ledgers[document].noteEnd(
      isLate
        ? .late(seconds: timeLimit) : .crashed(words))
    if ledgers[document].isSettled { finish(document) } else { waiting.append(document) }
  }

  private func finish(_ document: Int) {
    ledgers[document].isDone = true
    progress(ledgers.filter(\.isDone).count, work.paths[document])
  }
}
