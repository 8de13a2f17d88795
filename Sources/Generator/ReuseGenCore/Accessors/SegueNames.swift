/// The names of segues, and of the enums for their controllers.
struct SegueNames {
  struct Name {
    var controller: AccessorName
    var segue: AccessorName
  }

  /// The names of each segue, in order.
  let segues: [Name]

  init(_ segues: [ResolvedSegue]) {
    var controllers: [TypeName: AccessorName] = [:]
    var controllerNames = UniqueNames()
    var segueNames: [TypeName: UniqueNames] = [:]
    self.segues = segues.map { segue in
      let controller =
        controllers[segue.source]
        ?? controllerNames.name(AccessorName(type: segue.source, name: nil).base, else: "controller")
      controllers[segue.source] = controller
      let name = segueNames[segue.source, default: UniqueNames()]
        .name(AccessorName.memberName(segue.identifier), else: "segue")
      return Name(controller: controller, segue: name)
    }
  }

  /// Every name. One of them can hide a class.
  var all: [String] { segues.flatMap { [$0.controller.base, $0.segue.base] } }

  /// Names that differ from each other.
  private struct UniqueNames {
    private var taken: Set<String> = []
    private var numbers = NameNumbers()

    /// - Parameter word: The name, or the end of the name, for one that Swift doesn't accept: an identifier can be
    ///   without a letter, or a word that Swift reserves.
    mutating func name(_ name: String, else word: String) -> AccessorName {
      var name = SwiftIdentifier.isValid(name) ? name : word
      if NameTable.impossibleMembers.contains(name) { name += AccessorName.capitalized(word) }
      if taken.contains(name) { name = numbers.name(name, isTaken: taken.contains) }
      taken.insert(name)
      return AccessorName(base: name)
    }
  }
}
