#if !canImport(ObjectiveC)
/// Calls a closure. There is no pool: objects are released with their last reference.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif
