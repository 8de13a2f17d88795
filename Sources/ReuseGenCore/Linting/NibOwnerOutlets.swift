/// What: a nib that is loaded without an owner has outlets of File's Owner.
/// Why: there is no owner whose outlets could be set, and setting them stops the app.
/// How to mend: connect the outlets from the root instead, or say "owner": true and make the class the File's Owner.
enum NibOwnerOutlets: Check {
  static let rule = Rule.nibOwnerOutlets

  static func findings(in examination: Examination) -> [Finding] {
    examination.nibs.filter { !$0.isOwner }.flatMap { use in
      use.versions.flatMap { document -> [Finding] in
        guard let owner = document.filesOwner?.id else { return [] }
        return document.outlets.filter { $0.owner == owner }.map { outlet in
          Finding(
            "the nib \(quoted(use.name)) sets the outlet \(quoted(outlet.property ?? "")) of File's Owner, "
              + "and \(use.type) is loaded without an owner; connect it from the root instead",
            at: document.location(outlet.place, "property"),
            notes: [use.listed]
          )
        }
      }
    }
  }
}
