import Testing

/// A target, with what the linter says about the classes of its entries and documents, or what is generated.
struct EntryClassCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// The sources of the target's own module, App.
  var own = ""
  /// The sources of other modules, by their names.
  var others: [String: String] = [:]
  var manifest: String
  var documents: [String: String] = [:]
  var isWhole = true
  var messages: [String] = []
  /// Lines that the generated file contains.
  var generated: [String] = []

  init(
    _ testDescription: String,
    _ own: String,
    others: [String: String] = [:],
    manifest: String,
    documents: [String: String] = [:],
    isWhole: Bool = true,
    messages: [String] = [],
    generated: [String] = []
  ) {
    (self.testDescription, self.own, self.others) = (testDescription, own, others)
    (self.manifest, self.documents, self.isWhole) = (manifest, documents, isWhole)
    (self.messages, self.generated) = (messages, generated)
  }
}
