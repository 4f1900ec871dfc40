import Foundation
import FoundationAdditions
import Testing

nonisolated(unsafe) private var firstKey: UInt8 = 0
nonisolated(unsafe) private var secondKey: UInt8 = 0

@Suite struct AssociatedObjectTests {
  @Test func valuesAreKeptByObjectAndKey() {
    let (one, other) = (NSObject(), NSObject())
    objc_setAssociatedObject(one, &firstKey, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, &firstKey) as? String == "a")
    #expect(objc_getAssociatedObject(one, &secondKey) as? Int == 2)
    #expect(objc_getAssociatedObject(other, &firstKey) == nil)
    objc_setAssociatedObject(one, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(one, &firstKey) == nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &secondKey) == nil)
  }

  @Test func assignedValuesAreNotHeld() {
    let owner = NSObject()
    do {
      let value = NSObject()
      objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &firstKey) as? NSObject === value)
    }
    #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
  }

  @Test func newObjectsAtOldAddressesStartEmpty() {
    // Memory of an object that has ended is used again at once, mostly.
    for _ in 0..<1000 {
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, &firstKey) == nil)
      objc_setAssociatedObject(object, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func valuesOfEndedObjectsAreReleasedInTime() {
    weak var ended: NSObject?
    do {
      let (owner, value) = (NSObject(), NSObject())
      ended = value
      objc_setAssociatedObject(owner, &firstKey, value, .OBJC_ASSOCIATION_RETAIN)
    }
    let others = (0..<2000).map { _ in NSObject() }
    for other in others { objc_setAssociatedObject(other, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(ended == nil)
  }
}

@Suite struct ObjectTableTests {
  @Test func weakTablesLoseWhatEnds() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    table.add(kept)
    do {
      let lost = NSObject()
      table.add(lost)
      #expect(table.allObjects.count == 2)
    }
    #expect(table.allObjects == [kept])
    table.remove(kept)
    #expect(!table.contains(kept))
  }

  @Test func mapsLoseWhatIsHeldWeakly() {
    let map = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    let kept = NSObject()
    map.setObject(NSString("kept"), forKey: kept)
    do {
      let lost = NSObject()
      map.setObject(NSString("lost"), forKey: lost)
      #expect(map.count == 2)
    }
    #expect(map.count == 1)
    #expect(map.object(forKey: kept) == NSString("kept"))
    map.removeObject(forKey: kept)
    #expect(map.object(forKey: kept) == nil)
  }
}
