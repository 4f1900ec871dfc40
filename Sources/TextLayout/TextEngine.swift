import Foundation

/// The caches behind `TextMeasurer`: fonts made ready, widths and texts seen. One a process.
///
/// Sendable, as its state is reached through `withShared` alone, which lets in one thread at a time.
final class TextEngine: @unchecked Sendable {
  private static let shared = TextEngine()
  private static let lock = NSLock()

  /// Calls `body` while no other thread has the engine. `body` must not call this again.
  static func withShared<Result>(_ body: (TextEngine) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(shared)
  }

  private init() {}

  private var records: [FontDescription: FontRecord] = [:]
  private var lastRecord: FontRecord?
  private var prepared: [StyledText: PreparedText] = [:]
  /// More texts than this are forgotten at once.
  private static let preparedLimit = 4096

  /// Makes glyphs; started when first asked for, as measuring plain text needs none.
  private(set) lazy var shaper = GlyphShaper()

  /// How many texts were prepared, for tests of the cache.
  private(set) var preparations = 0

  /// The font made ready. Asking for the same one again costs a comparison.
  func record(for font: FontDescription) -> FontRecord {
    if let lastRecord, lastRecord.description == font { return lastRecord }
    let record: FontRecord
    if let known = records[font] {
      record = known
    } else {
      record = FontRecord(font)
      records[font] = record
    }
    lastRecord = record
    return record
  }

  /// The text taken apart, from the cache if it was seen before.
  func prepare(_ text: StyledText) -> PreparedText {
    if let known = prepared[text] { return known }
    if prepared.count >= Self.preparedLimit { prepared.removeAll(keepingCapacity: true) }
    let result = PreparedText(text, engine: self)
    preparations += 1
    prepared[text] = result
    return result
  }
}
