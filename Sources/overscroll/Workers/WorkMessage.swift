import Foundation
import LayoutDoctor
import LayoutFindings

/// What a worker process is asked: to lay out one document. One line of JSON.
struct WorkRequest: Codable, Sendable {
  /// Path of the document as the user gave it.
  var path: String
  var configurations: [ConfigurationRecord]
  var pictures: PictureSize
  /// Cells that were dealt with before, in another process.
  var skipping: Set<CellIndex>
  /// Seconds after which the process is to end itself while it works on one step.
  var timeLimit: Int
}

/// What a worker process answers, as a stream of packets.
///
/// A packet is a line `KIND JSON-LENGTH PICTURE-LENGTH`, followed by so many bytes of JSON and of
/// PNG. Pictures travel apart since JSON would need a third more room for them.
enum WorkPacket {
  case event(MatrixEvent)
  /// The request is done; the process waits for the next one.
  case done

  private enum Kind: String {
    case outline, refused, started, finished, done
  }

  private struct Finished: Codable {
    var index: CellIndex
    var cell: CellResult
  }

  /// The stream's bytes could not be understood: the worker is no worker of ours.
  struct Garbled: Error {}

  /// The packet's bytes.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    var picture = Data()
    let (kind, json): (Kind, Data)
    switch self {
    case .event(.outline(let outline)): (kind, json) = (.outline, try encoder.encode(outline))
    case .event(.refused(let aside)): (kind, json) = (.refused, try encoder.encode(aside))
    case .event(.started(let index)): (kind, json) = (.started, try encoder.encode(index))
    case .event(.finished(let index, var cell)):
      picture = cell.picture?.png ?? Data()
      cell.picture?.png = Data()
      (kind, json) = (.finished, try encoder.encode(Finished(index: index, cell: cell)))
    case .done: (kind, json) = (.done, Data())
    }
    return Data("\(kind.rawValue) \(json.count) \(picture.count)\n".utf8) + json + picture
  }

  /// Takes the first whole packet from `buffer`; nil while it is not complete.
  static func take(from buffer: inout Data) throws -> WorkPacket? {
    guard let lineEnd = buffer.firstIndex(of: UInt8(ascii: "\n")) else {
      if buffer.count > 256 { throw Garbled() }
      return nil
    }
    let words = String(decoding: buffer[buffer.startIndex..<lineEnd], as: UTF8.self)
      .split(separator: " ")
    guard words.count == 3, let kind = Kind(rawValue: String(words[0])),
      let jsonCount = Int(words[1]), let pictureCount = Int(words[2]),
      jsonCount >= 0, pictureCount >= 0
    else { throw Garbled() }
    let jsonStart = lineEnd + 1
    guard buffer.endIndex - jsonStart >= jsonCount + pictureCount else { return nil }
    let json = Data(buffer[jsonStart..<(jsonStart + jsonCount)])
    let pictureStart = jsonStart + jsonCount
    let picture = Data(buffer[pictureStart..<(pictureStart + pictureCount)])
    buffer = Data(buffer[(pictureStart + pictureCount)...])
    return try decode(kind, json, picture)
  }

  private static func decode(_ kind: Kind, _ json: Data, _ picture: Data) throws -> WorkPacket {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    switch kind {
    case .outline: return .event(.outline(try decoder.decode(DocumentOutline.self, from: json)))
    case .refused: return .event(.refused(try decoder.decode(SetAside.self, from: json)))
    case .started: return .event(.started(try decoder.decode(CellIndex.self, from: json)))
    case .finished:
      var finished = try decoder.decode(Finished.self, from: json)
      finished.cell.picture?.png = picture
      return .event(.finished(finished.index, finished.cell))
    case .done: return .done
    }
  }
}
