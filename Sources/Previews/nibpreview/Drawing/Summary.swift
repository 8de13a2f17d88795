import HeadlessUIKitDrawing

/// The number of things that a run has drawn.
struct Summary {
  private var documents = 0
  private var pictures = 0
  private var notes = 0

  @MainActor mutating func add(_ drawn: DocumentPictures) {
    documents += 1
    pictures += drawn.pictures.count
    notes += drawn.notes.count
  }

  /// One line for people.
  func text(folder: String, isVerbose: Bool) -> String {
    var text = "drew \(Self.count(pictures, "picture")) of \(Self.count(documents, "document")) in \(folder)"
    if notes > 0 {
      text += "; \(Self.count(notes, "class", plural: "classes")) drawn as the elements that they extend"
      if !isVerbose { text += " (--verbose lists them)" }
    }
    return text
  }

  private static func count(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
