package import InterfaceBuilder

/// Rules of Interface Builder's canvas that differ from a running app's.
///
/// A device that has them lays out as the editor did when it recorded a document's frames.
package struct CanvasRules: Hashable, Sendable {
  /// Whether a one-line label outside any stack view takes whole points instead of pixels.
  ///
  /// - Evidence: observed; Documentation/Evidence.md, canvas.
  package var labelsTakeWholePoints = true

  /// Whether sliders are 31 points high instead of 34.
  ///
  /// - Evidence: measured; Documentation/Evidence.md, sliders.
  package var slidersAreLow: Bool

  /// Creates the rules of the canvas of the editor that wrote a document.
  package init(_ toolsVersion: ToolsVersion) {
    slidersAreLow = (1..<22000).contains(toolsVersion.major)
  }
}
