import InterfaceBuilderXML

/// What: the root of a nib has another class than the entry's type.
/// Why: dequeuing or loading gives an object of the document's class, and the cast to the type stops the app.
/// How to mend: set the root's class in the document, or correct the type or the nib in the manifest.
enum NibRootClass: Check {
  static let rule = Rule.nibRootClass

  static func findings(in examination: Examination) -> [Finding] {
    examination.nibs.filter { !$0.isOwner }.flatMap { use in
      use.versions.compactMap { finding(use, in: $0, examination) }
    }
  }

  private static func finding(
    _ use: NibUse,
    in document: InterfaceBuilderDocument,
    _ examination: Examination
  ) -> Finding? {
    let roots = use.roots(of: document)
    func isRight(_ reference: ClassReference, _ element: String) -> Bool {
      examination.equal(use.entry.type.value, reference, element: element)
    }
    guard let root = roots.first, !roots.contains(where: { isRight($0.class, $0.element) }) else { return nil }
    var cure = "set it to \(use.type) or correct the manifest"
    if let owner = document.owner, isRight(owner.class, owner.element) {
      cure = "the File's Owner has it: add \"owner\": true, or set the root's class"
    }
    return Finding(
      "the root of the nib \(quoted(use.name)) has \(stated(root.class, element: root.element, insteadOf: use.entry.type.value)), "
        + "the manifest says \(use.type); \(cure)",
      at: document.location(root.place, "customClass"),
      notes: [use.listed]
    )
  }
}
