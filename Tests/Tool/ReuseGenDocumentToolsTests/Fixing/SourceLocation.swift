import ReuseGenCore

/// The location in a file that ReuseGen reports. The testing library has a type of this name, too.
typealias SourceLocation = ReuseGenCore.SourceLocation
