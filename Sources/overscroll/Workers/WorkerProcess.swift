import Foundation

/// A process that lays out documents for this one: requests go in by its standard input, packets
/// come out of its standard output, and what it says on standard error is kept aside.
final class WorkerProcess {
  /// A process could not be started.
  struct StartFailure: Error, CustomStringConvertible {
    let description: String
  }

  /// Where packets come from; -1 once closed.
  private(set) var output: Int32
  private let input: Int32
  private let complaints: Int32
  private let processID: pid_t
  private var buffer = Data()

  /// Starts `command`, a path and its arguments.
  ///
  /// - Throws: `StartFailure`.
  init(command: [String]) throws(StartFailure) {
    guard let path = command.first else { throw StartFailure(description: "no program to start") }
    let (forRequests, forPackets) = (try Self.pipe(), try Self.pipe())
    let aside = Self.temporaryFile()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, forRequests.reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, forPackets.writing, STDOUT_FILENO)
    if aside >= 0 { posix_spawn_file_actions_adddup2(&actions, aside, STDERR_FILENO) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var environment = ProcessInfo.processInfo.environment
    // A crash is expected to be possible here, and told in one sentence.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    var started = pid_t()
    let failure = Self.withStrings(command) { arguments in
      Self.withStrings(environment.map { "\($0.key)=\($0.value)" }) { variables in
        posix_spawn(&started, path, &actions, &attributes, arguments, variables)
      }
    }
    close(forRequests.reading)
    close(forPackets.writing)
    (input, output, complaints, processID) = (
      forRequests.writing, forPackets.reading, aside, started
    )
    guard failure == 0 else {
      closeStreams()
      throw StartFailure(description: "\(path): \(String(cString: strerror(failure)))")
    }
  }

  /// Sends a request. A process that has ended does not mind; its end shows when reading.
  func send(_ request: WorkRequest) throws {
    var rest = try JSONEncoder().encode(request) + Data([UInt8(ascii: "\n")])
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = Data(rest.dropFirst(count))
    }
  }

  /// Reads what has come. False when the process has closed its end.
  func receive() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(output, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return true }
    guard count > 0 else { return false }
    buffer.append(contentsOf: chunk[0..<count])
    return true
  }

  /// The next whole packet of what has come.
  func nextPacket() throws -> WorkPacket? { try WorkPacket.take(from: &buffer) }

  /// Ends the process, whatever it does, and says how it had ended by itself if it had.
  func end(isKilled: Bool) -> String {
    if isKilled { kill(processID, SIGKILL) }
    close(input)
    var status: Int32 = 0
    while waitpid(processID, &status, 0) < 0, errno == EINTR {}
    let words = lastWords()
    close(output)
    output = -1
    if complaints >= 0 { close(complaints) }
    let signal = status & 0x7F
    let reason =
      signal == 0 ? "it ended with code \((status >> 8) & 0xFF)" : "it ended with signal \(signal)"
    return words.map { "\($0) (\(reason))" } ?? reason
  }

  private func closeStreams() {
    close(input)
    close(output)
    if complaints >= 0 { close(complaints) }
  }

  /// The last line with `Fatal error` on standard error, else the last line.
  private func lastWords() -> String? {
    guard complaints >= 0 else { return nil }
    let size = lseek(complaints, 0, SEEK_END)
    var bytes = [UInt8](repeating: 0, count: Int(min(max(size, 0), 8192)))
    let count = pread(complaints, &bytes, bytes.count, max(0, size - off_t(bytes.count)))
    guard count > 0 else { return nil }
    let lines = String(decoding: bytes[0..<count], as: UTF8.self)
      .split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    let line = lines.last { $0.contains("Fatal error") } ?? lines.last
    guard let line else { return nil }
    guard let start = line.range(of: "Fatal error: ") else { return String(line.prefix(300)) }
    return String(line[start.upperBound...].prefix(300))
  }

  private struct Pipe {
    let reading: Int32
    let writing: Int32
  }

  private static func pipe() throws(StartFailure) -> Pipe {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else {
      throw StartFailure(description: "no pipe: \(String(cString: strerror(errno)))")
    }
    // Another worker must not inherit them, or this one's end would never show.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Pipe(reading: ends[0], writing: ends[1])
  }

  private static func temporaryFile() -> Int32 {
    var template = Array(
      FileManager.default.temporaryDirectory.appendingPathComponent("overscroll-XXXXXX").path
        .utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return -1 }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("the list ends with nil") }
      return body(base)
    }
  }
}
