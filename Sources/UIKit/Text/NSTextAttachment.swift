public import Foundation
internal import TextLayout

/// A picture that stands in a line of text.
///
/// - Status: partial (pictures only: no files, views or providers)
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that stands for an attachment.
  public static let character: Int = 0xFFFC

  /// The picture.
  open var image: UIImage?
  /// Place and size relative to the baseline, y upwards, in points; zero takes the picture's size.
  open var bounds = CGRect.zero
  /// Data of a file; shown if it is a picture.
  open var contents: Data?
  /// The type of `contents`.
  open var fileType: String?

  /// Creates an attachment of data; a picture's data becomes the picture.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Creates an attachment without a picture.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The box that the attachment takes in its line.
  var box: TextStyle.Attachment {
    let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
    return TextStyle.Attachment(size: size, baselineOffset: bounds.minY)
  }
}

extension NSAttributedString {
  /// Creates a string of one character that shows an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
