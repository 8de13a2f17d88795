// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of Darwin's Foundation that Foundation lacks on Linux, as far as the runtime uses them, or declares them
// there itself.
public import Foundation
public import ObjectiveC

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

public typealias CFTimeInterval = Double

extension NSObject {
  public func value(forKey key: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKeyPath keyPath: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  public func value(forUndefinedKey key: String) -> Any? { nil }
  public func setValue(_ value: Any?, forUndefinedKey key: String) {}
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {}
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  public func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  public func awakeAfter(using coder: NSCoder) -> Any? { self }
  public func willChangeValue(forKey key: String) {}
  public func didChangeValue(forKey key: String) {}
  // Nothing in the runtime uses the following. A member of the same name in one of its classes would have to override
  // it on Darwin.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] { [:] }
  public func setValuesForKeys(_ keyedValues: [String: Any]) {}
  public func setNilValueForKey(_ key: String) {}
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { NSMutableArray() }
  public func mutableSetValue(forKey key: String) -> NSMutableSet { NSMutableSet() }
  public class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  public class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
  public var className: String { "" }
  public var classCode: UInt32 { 0 }
  public var attributeKeys: [String] { [] }
  public var toOneRelationshipKeys: [String] { [] }
  public var toManyRelationshipKeys: [String] { [] }
  public var scriptingProperties: [String: Any]? { nil }
  public var autoContentAccessingProxy: Any { self }
  public func inverse(forRelationshipKey relationshipKey: String) -> String? { nil }
  public func isEqual(to object: Any?) -> Bool { false }
  public func isNotEqual(to object: Any?) -> Bool { false }
  public func isLessThan(_ object: Any?) -> Bool { false }
  public func isLessThanOrEqual(to object: Any?) -> Bool { false }
  public func isGreaterThan(_ object: Any?) -> Bool { false }
  public func isGreaterThanOrEqual(to object: Any?) -> Bool { false }
  public func isLike(_ object: String) -> Bool { false }
  public func isCaseInsensitiveLike(_ object: String) -> Bool { false }
  public func doesContain(_ object: Any) -> Bool { false }
}

open class UndoManager: NSObject {
  public override init() {}
  open var isUndoRegistrationEnabled: Bool { true }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
  public static let prior = Self(rawValue: 8)
}
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}
public final class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }
}

extension Timer {
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) { self.init(timeInterval: ti, repeats: yesOrNo) { _ in } }
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer { Timer(timeInterval: ti, repeats: yesOrNo) { _ in } }
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}

public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
open class NSItemProvider: NSObject {
  public override init() {}
  public convenience init(object: any NSItemProviderWriting) { self.init() }
  open var registeredTypeIdentifiers: [String] { [] }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
}

open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
}
open class NSUserActivity: NSObject {
  public init(activityType: String) { self.activityType = activityType }
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
