#if !canImport(ObjectiveC)
// Names of Foundation and Core Foundation that Foundation lacks on Linux.

public typealias NSInteger = Int
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

public let MAXFLOAT = Float.greatestFiniteMagnitude

public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
