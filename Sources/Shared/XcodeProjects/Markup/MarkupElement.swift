/// An element of an XML file that Xcode writes: a property list or the contents of a workspace.
struct MarkupElement: Sendable {
  var name: String
  var attributes: [String: String] = [:]
  var children: [MarkupElement] = []
  /// The text of the element, without that of its children.
  var text = ""
  /// Where the tag starts, in bytes.
  var offset: Int
}
