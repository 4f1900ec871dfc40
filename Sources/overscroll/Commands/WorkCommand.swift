import Foundation
import LayoutDoctor

/// Name of the command by which this program starts itself as a worker.
let workCommandName = "--work"

/// The worker's side of `WorkerPool`: reads requests until there are none, answers with packets.
@MainActor
struct Worker {
  /// Where packets go. Standard output itself is lent to standard error, so that nothing that the
  /// screens print gets between packets.
  private let channel: FileHandle

  init() {
    channel = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Works until standard input ends.
  func run() throws {
    while let line = readLine() {
      let request = try JSONDecoder().decode(WorkRequest.self, from: Data(line.utf8))
      let run = MatrixRun(
        path: request.path, configurations: request.configurations,
        pictures: request.pictures)
      try run.run(skipping: request.skipping) { event in
        // Should this process outlive the one that watches it, a hang ends here all the same.
        alarm(UInt32(clamping: request.timeLimit * 2 + 5))
        try channel.write(contentsOf: try WorkPacket.event(event).encoded())
      }
      alarm(0)
      try channel.write(contentsOf: try WorkPacket.done.encoded())
    }
  }
}
