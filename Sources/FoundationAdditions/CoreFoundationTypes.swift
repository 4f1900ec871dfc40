public import Foundation

// Apple's C interfaces take Core Foundation's types, which bridge to Swift's there. Here they are
// Swift's, so that `colors as CFArray` and `name as CFString` compile and mean the same.

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first of January 2001, 00:00 GMT.
public typealias CFAbsoluteTime = Double
/// An array of any objects.
public typealias CFArray = [Any]
/// A string.
public typealias CFString = String
/// A dictionary of any objects.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes.
public typealias CFData = Data
/// An index or a count.
public typealias CFIndex = Int

/// Calls `body`; there are no autoreleased objects on Linux, so nothing remains to be drained.
///
/// - Status: full
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
