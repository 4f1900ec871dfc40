import Foundation
import Synchronization

/// The caches behind `TextMeasurer`: fonts made ready, widths and texts seen. One a process.
final class TextEngine {
  /// Guards the engine; text is measured from one thread at a time.
  static let shared = Mutex(TextEngine())

  private var records: [FontDescription: FontRecord] = [:]
  private var lastRecord: FontRecord?
  private var prepared: [StyledText: PreparedText] = [:]
  /// More texts than this are forgotten at once.
  private static let preparedLimit = 4096

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
