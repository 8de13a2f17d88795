/// What: the prototype with the identifier has another class than the entry's type.
/// Why: dequeuing gives a cell of the document's class, and the cast to the type stops the app.
/// How to mend: set the prototype's class in the storyboard, or correct the type in the manifest.
enum PrototypeClass: Check {
  static let rule = Rule.prototypeClass

  static func findings(in examination: Examination) -> [Finding] {
    examination.prototypes.flatMap { use in
      use.matches.compactMap { document, match -> Finding? in
        guard case .otherClass(let prototype) = match else { return nil }
        let type = use.entry.type.value.text
        return Finding(
          "the prototype \(quoted(use.entry.reuseIdentifier)) in the storyboard \(quoted(use.storyboard)) has "
            + "\(stated(prototype.class, element: prototype.element, insteadOf: use.entry.type.value)), the manifest says \(type); "
            + "set it to \(type) or correct the manifest",
          at: document.location(prototype.place, "customClass"),
          notes: [use.entry.listed]
        )
      }
    }
  }
}
