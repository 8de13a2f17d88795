// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A type of data, as far as the runtime uses it. A file that names it has to import the module, as on a Mac.
public struct UTType: Hashable, Sendable {
  public var identifier: String
}
