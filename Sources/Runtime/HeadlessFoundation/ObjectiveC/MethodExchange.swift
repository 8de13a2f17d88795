#if !canImport(ObjectiveC)
// Functions of the Objective-C runtime. There are no methods to exchange or to add: looking one up returns `nil`.

/// A method of a class. There is none.
public typealias Method = OpaquePointer
/// The implementation of a method. There is none.
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { false }
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  false
}
@discardableResult
public func class_replaceMethod(_: AnyClass?, _: Selector, _: IMP, _: UnsafePointer<CChar>?) -> IMP? { nil }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
public func method_getImplementation(_ m: Method) -> IMP { m }
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0) as? AnyClass } }
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
#endif
