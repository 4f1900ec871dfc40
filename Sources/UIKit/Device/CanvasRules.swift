/// Rules of Interface Builder's canvas that differ from a running app's.
///
/// A device that has them lays out as the editor did when it recorded a document's frames.
package struct CanvasRules: Hashable, Sendable {
  /// Whether a one-line label outside any stack view takes whole points instead of pixels.
  ///
  /// - Evidence: observed; Documentation/Evidence.md, canvas.
  package var labelsTakeWholePoints = true

  /// Creates the rules of the canvas.
  package init() {}
}
