/// A file of an input that is made for a run.
struct MadeFile {
  /// The path in the input's folder.
  var path: String
  var text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }
}
