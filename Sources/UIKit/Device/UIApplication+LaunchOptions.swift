extension UIApplication {
  /// Why the system started the application; names the entries of a launch's options.
  ///
  /// A simulated launch has no options: nothing but the person starts the application.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// Creates a key of the given text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
