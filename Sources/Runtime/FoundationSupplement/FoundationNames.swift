#if !canImport(ObjectiveC)
// Names of Foundation and Core Foundation that Foundation lacks on Linux.

public typealias NSInteger = Int
/// A pointer through which a function returns an object.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// True, as Core Foundation writes it.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// False, as Core Foundation writes it.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// The greatest finite number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The nanoseconds since the system started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
