import InterfaceBuilderXML

/// What: two segues of one controller have the same identifier, or a segue's identifier is blank.
/// Why: `performSegue(withIdentifier:)` finds one segue, and which of the two it is, is nowhere said; `prepare(for:)`
/// cannot tell them apart.
/// How to mend: give one of the segues its own identifier, or remove the blank one.
enum SegueIdentifier: Check {
  static let rule = Rule.segueIdentifier

  static func findings(in examination: Examination) -> [Finding] {
    examination.versions.flatMap { document -> [Finding] in
      var first: [Key: InterfaceBuilderDocument.Segue] = [:]
      return document.segues.compactMap { segue in
        guard let identifier = segue.identifier else { return nil }
        let location = document.location(segue.place, "identifier")
        guard !identifier.allSatisfy(\.isWhitespace) else {
          return Finding("the identifier of a segue is blank; write one or remove it", at: location)
        }
        let key = Key(controller: segue.sceneID, identifier: identifier)
        guard let other = first[key] else {
          first[key] = segue
          return nil
        }
        return Finding(
          "a second segue of this controller has the identifier \(quoted(identifier)); give one of them its own",
          at: location,
          notes: [.init("the first is here", at: document.location(other.place, "identifier"))]
        )
      }
    }
  }

  private struct Key: Hashable {
    /// The scene around the segue: a segue may start from a button or a cell of its controller.
    var controller: String?
    var identifier: String
  }
}
