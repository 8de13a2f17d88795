// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of Darwin's module ObjectiveC that the runtime uses, or that its own could collide with.
public import Foundation

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  private let text: String
  public init(_ str: String) { text = str }
  public init(stringLiteral value: String) { text = value }
  public var description: String { text }
}

public typealias IMP = OpaquePointer
// The standard library declares it where there is Objective-C.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

// Darwin's NSObject and its protocol declare these themselves.
extension NSObjectProtocol {
  public func responds(to aSelector: Selector!) -> Bool { false }
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! { nil }
}

extension NSObject {
  public class func instancesRespond(to aSelector: Selector!) -> Bool { false }
  public class func instanceMethod(for aSelector: Selector!) -> IMP! { nil }
  public func method(for aSelector: Selector!) -> IMP! { nil }
}

/// The superclass of a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { nil }
