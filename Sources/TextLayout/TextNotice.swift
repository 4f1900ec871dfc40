import Foundation
import Synchronization

/// Says on standard error, once for each subject, what text could not do as it should.
enum TextNotice {
  private static let said = Mutex<Set<String>>([])

  static func say(_ subject: String, _ sentence: @autoclosure () -> String) {
    guard said.withLock({ $0.insert(subject).inserted }) else { return }
    FileHandle.standardError.write(Data("overscroll: \(sentence())\n".utf8))
  }
}
