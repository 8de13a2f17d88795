/// A Mustache template, which is parsed once and can be rendered many times.
///
/// Follows the Mustache specification: its core, and its optional modules for inheritance, dynamic names and lambdas.
/// Parsing and rendering take time in proportion to the template and the output. Looking up a name takes time in
/// proportion to the number of objects that surround it. The depth of sections doesn't affect the use of the stack.
package struct MustacheTemplate: Sendable {
  /// The name in errors: the path of the template's file, or its name as a partial.
  package let name: String
  let source: [UInt8]
  let elements: [Element]

  init(name: String, source: [UInt8], elements: [Element]) {
    (self.name, self.source, self.elements) = (name, source, elements)
  }
}
