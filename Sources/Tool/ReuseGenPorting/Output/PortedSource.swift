import ReuseGenDeclarations
package import ReuseGenSyntax

/// The copy of a source that compiles without Objective-C.
package struct PortedSource: Sendable {
  package var path: String
  package var bytes: [UInt8]
  /// The changes of the original, in the order of its text. There are no others.
  package var edits: [LocatedEdit]
}

/// An edit with its location in the original.
package struct LocatedEdit: Sendable, Equatable {
  package var edit: Edit
  package var line: Int
  package var column: Int
}
