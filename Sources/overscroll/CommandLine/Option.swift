/// An option of a command: `--name`, `--name VALUE` or `--name=VALUE`.
struct Option: Sendable {
  /// Name without the hyphens.
  let name: String
  /// What stands for the value in help, for example `DIR`; nil for an option without a value.
  let value: String?
  /// Whether it may be given more than once; each value may also be a list with commas.
  let isList: Bool
  /// What it does, one line, lower case, no full stop.
  let help: String

  /// An option that is there or not.
  static func flag(_ name: String, _ help: String) -> Option {
    Option(name: name, value: nil, isList: false, help: help)
  }

  /// An option with one value.
  static func value(_ name: String, _ value: String, _ help: String) -> Option {
    Option(name: name, value: value, isList: false, help: help)
  }

  /// An option that may be repeated, or given a list with commas.
  static func list(_ name: String, _ value: String, _ help: String) -> Option {
    Option(name: name, value: value, isList: true, help: help)
  }

  /// How it is written: `--out DIR`.
  var usage: String { value.map { "--\(name) \($0)" } ?? "--\(name)" }
}
