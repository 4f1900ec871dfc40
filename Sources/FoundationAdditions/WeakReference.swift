/// Holds an object weakly where a collection needs a value.
package struct WeakReference {
  /// The object, nil after its end.
  package private(set) weak var object: AnyObject?

  /// Refers to `object`.
  package init(_ object: AnyObject) { self.object = object }
}
