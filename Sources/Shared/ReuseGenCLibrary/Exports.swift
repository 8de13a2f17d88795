/// The C library, whose module has another name on each platform. It is all that the tool needs of its platform: a
/// program that links Foundation takes twice as long to start.
#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Musl)
@_exported public import Musl
#else
@_exported public import Glibc
#endif
