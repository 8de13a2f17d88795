/// What: the nib of a cell, header or footer has no root object or more than one; that of a view has none.
/// Why: tables and collections take a nib with exactly one top-level object and stop the app at any other. A gesture
/// recogniser that was dropped on the cell stands at the top level and counts.
/// How to mend: move the other objects into the root or out of the document.
enum NibRootCount: Check {
  static let rule = Rule.nibRootCount

  static func findings(in examination: Examination) -> [Finding] {
    examination.nibs.filter { !$0.isOwner }.flatMap { use in
      use.versions.compactMap { document -> Finding? in
        let roots = document.roots
        guard let first = roots.first else {
          return Finding(
            "the nib \(quoted(use.name)) has no root object; add a \(use.type) to it",
            at: document.location(document.place),
            notes: [use.listed]
          )
        }
        guard use.isReusable, roots.count > 1 else { return nil }
        return Finding(
          "the nib \(quoted(use.name)) has \(roots.count) root objects and must have one, the \(use.type); "
            + "move the others into it or out of the document",
          at: document.location(roots[1].place),
          notes: [.init("the first root is here", at: document.location(first.place)), use.listed]
        )
      }
    }
  }
}
