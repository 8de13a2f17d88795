#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

@MainActor struct AssociatedObjectTests {
  /// A value that uses associations when it is released.
  private final class Value: NSObject {
    let key: UnsafeRawPointer
    let other: NSObject

    init(_ key: UnsafeRawPointer, _ other: NSObject) { (self.key, self.other) = (key, other) }

    deinit { objc_setAssociatedObject(other, key, "released", .OBJC_ASSOCIATION_RETAIN) }
  }

  private let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  enum Owner: CaseIterable, Sendable {
    case view, cell, controller

    @MainActor func make() -> NSObject {
      switch self {
      case .view: UIView()
      case .cell: UITableViewCell()
      case .controller: UIViewController()
      }
    }
  }

  @Test(arguments: Owner.allCases) func aValueIsReleasedWithItsOwner(kind: Owner) {
    let other = NSObject()
    weak var value: Value?
    do {
      let owner = kind.make()
      let new = Value(key, other)
      value = new
      objc_setAssociatedObject(owner, key, new, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
    #expect(objc_getAssociatedObject(other, key) as? String == "released")
  }

  @Test(arguments: Owner.allCases) func ownersKeepOtherValues(kind: Owner) {
    let owner = kind.make()
    objc_setAssociatedObject(owner, key, "a", .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, key) == nil)
    objc_setAssociatedObject(owner, key, "b", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, key) as? String == "b")
  }

  @Test func aValueThatIsReplacedMayUseAssociations() {
    let (owner, other) = (NSObject(), NSObject())
    objc_setAssociatedObject(owner, key, Value(key, other), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(other, key) as? String == "released")
  }
}
#endif
