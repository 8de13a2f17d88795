#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

/// `NSHashTable` and `NSMapTable`, which keep objects weakly or strongly.
@Suite struct WeakCollectionTests {
  @Test(arguments: [true, false]) func aHashTableKeepsItsObjectsIfItIsStrong(isWeak: Bool) {
    let table = isWeak ? NSHashTable<NSObject>.weakObjects() : NSHashTable<NSObject>()
    let kept = NSObject()
    table.add(kept)
    table.add(kept)
    autoreleasepool { table.add(NSObject()) }
    #expect(table.count == (isWeak ? 1 : 2))
    #expect(table.contains(kept))
    #expect(table.allObjects.first === kept)
    table.remove(kept)
    #expect(!table.contains(kept))
    table.removeAllObjects()
    #expect(table.count == 0)
    #expect(table.anyObject == nil)
    withExtendedLifetime(kept) {}
  }

  @Test func aHashTableListsItsObjectsInTheOrderOfTheirAddition() {
    let table = NSHashTable<NSString>()
    let words = ["c", "a", "b"].map { $0 as NSString }
    for word in words { table.add(word) }
    #expect(table.allObjects == words)
    #expect(table.objectEnumerator().allObjects.count == 3)
  }

  enum Strength: CaseIterable {
    case strongToStrong, strongToWeak, weakToStrong, weakToWeak

    var table: NSMapTable<NSObject, NSObject> {
      switch self {
      case .strongToStrong: .strongToStrongObjects()
      case .strongToWeak: .strongToWeakObjects()
      case .weakToStrong: .weakToStrongObjects()
      case .weakToWeak: .weakToWeakObjects()
      }
    }
    var keepsKeys: Bool { self == .strongToStrong || self == .strongToWeak }
    var keepsValues: Bool { self == .strongToStrong || self == .weakToStrong }
  }

  @Test(arguments: Strength.allCases) func aMapTableKeepsKeysAndValuesThatAreStrong(strength: Strength) {
    let table = strength.table
    let (key, value) = (NSObject(), NSObject())
    table.setObject(value, forKey: key)
    #expect(table.object(forKey: key) === value)
    let other = NSObject()
    table.setObject(NSObject(), forKey: other)
    #expect((table.object(forKey: other) != nil) == strength.keepsValues)
    table.setObject(value, forKey: NSObject())
    #expect(table.count == (strength.keepsKeys ? 2 : 1) + (strength.keepsValues ? 1 : 0))
    table.removeObject(forKey: key)
    #expect(table.object(forKey: key) == nil)
    table.removeAllObjects()
    #expect(table.count == 0)
    withExtendedLifetime((key, value, other)) {}
  }

  @Test func aMapTableComparesItsKeys() {
    let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    table.setObject(1, forKey: "a" as NSString)
    table.setObject(2, forKey: NSString(string: "a"))
    #expect(table.object(forKey: "a" as NSString) == 2)
    #expect(table.count == 1)
  }
}
#endif
