import InterfaceBuilderXML

/// What: the manifest says "owner", and the nib's File's Owner has another class, or none.
/// Why: the outlets that the nib sets are those of the class in the document; setting one that the owner does not have
/// stops the app, and without a class none can be connected.
/// How to mend: set the class of File's Owner in the document, or correct the type in the manifest.
enum NibOwnerClass: Check {
  static let rule = Rule.nibOwnerClass

  static func findings(in examination: Examination) -> [Finding] {
    examination.nibs.filter(\.isOwner).flatMap { use in
      use.versions.compactMap { document -> Finding? in
        let owner = document.filesOwner
        let reference = owner?.class ?? ClassReference()
        // An owner without a class is an NSObject in the document, whatever the type is.
        let isRight =
          reference.className != nil && examination.equal(use.entry.type.value, reference, element: "placeholder")
        guard !isRight else { return nil }
        let has = reference.className.map { "the class \($0)" } ?? "no class"
        return Finding(
          "the File's Owner of the nib \(quoted(use.name)) has \(has), the manifest says \(use.type); "
            + "set it to \(use.type) or correct the manifest",
          at: document.location(owner?.place ?? document.place, "customClass"),
          notes: [use.listed]
        )
      }
    }
  }
}
