/// What: the cell of a nib has no reuse identifier.
/// Why: that is legal, since registration supplies it; but with the identifier in the document the two can be compared,
/// and a copy of the nib that is registered for another class is found.
/// How to mend: write the identifier into the document, or switch the rule off.
enum IdentifierMissing: Check {
  static let rule = Rule.identifierMissing

  static func findings(in examination: Examination) -> [Finding] {
    examination.nibs.filter(\.isReusable).flatMap { use in
      use.versions.compactMap { document -> Finding? in
        // What is no cell has no field for an identifier in Interface Builder.
        let roots = document.reusables.filter { $0.role == .root }
        guard let root = roots.first, root.identifier?.isEmpty ?? true else { return nil }
        return Finding(
          "the root of the nib \(quoted(use.name)) has no reuse identifier; write "
            + "\(quoted(use.entry.reuseIdentifier)) into the document, or switch this rule off",
          at: document.location(root.place),
          notes: [use.listed]
        )
      }
    }
  }
}
