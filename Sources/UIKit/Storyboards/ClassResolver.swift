internal import Foundation
internal import InterfaceBuilder

/// Finds the program's class for a `customClass` of a document.
@MainActor
package enum ClassResolver {
  /// Modules in which a class without a module is looked for, before the program's own.
  package static var modules: [String] = []

  private static var cache: [String: AnyClass?] = [:]

  /// The class named by `element`, if the program has it.
  static func customClass(of element: Element) -> AnyClass? {
    guard let name = element["customClass"], isIdentifier(name) else { return nil }
    let candidates = element["customModule"].map { [$0] } ?? (modules + [programModule])
    for module in candidates where isIdentifier(module) {
      if let found = lookUp("\(module).\(name)") { return found }
    }
    return nil
  }

  private static func lookUp(_ name: String) -> AnyClass? {
    if let known = cache[name] { return known }
    let found: AnyClass? = NSClassFromString(name)
    cache[name] = .some(found)
    return found
  }

  /// The module that the running program was built from: the executable's name.
  private static let programModule: String = {
    let name = Bundle.main.executableURL?.deletingPathExtension().lastPathComponent ?? ""
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }()

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return text.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isXIDContinue
    }
  }
}
