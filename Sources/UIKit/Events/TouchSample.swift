public import CoreGraphics

/// What one finger does at one moment.
public struct TouchSample: Hashable, Sendable {
  /// What the finger does.
  public enum Phase: String, Hashable, Sendable { case began, moved, stationary, ended, cancelled }

  /// The finger's number.
  public var finger: Int
  /// What it does.
  public var phase: Phase
  /// Where it is, in points of the screen.
  public var location: CGPoint

  /// Says what a finger does.
  public init(finger: Int = 0, _ phase: Phase, at location: CGPoint) {
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}
