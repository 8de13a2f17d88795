/// The names of segues: of the enum for their controller, and in it of each.
struct SegueNames {
  struct Name {
    var controller: AccessorName
    var segue: AccessorName
  }

  /// One for each segue, in order.
  let segues: [Name]

  init(_ segues: [ReuseModel.Segue]) {
    var controllers: [TypeName: String] = [:]
    var taken: [String: Set<String>] = [:]
    var takenControllers: Set<String> = []
    self.segues = segues.map { segue in
      let ofType = Self.member(AccessorName(type: segue.source, name: nil).base, else: "controller")
      let controller = controllers[segue.source] ?? Self.unique(ofType) { takenControllers.contains($0) }
      controllers[segue.source] = controller
      takenControllers.insert(controller)
      let name = Self.unique(Self.member(AccessorName.memberName(segue.identifier), else: "segue")) { name in
        taken[controller, default: []].contains(name)
      }
      taken[controller, default: []].insert(name)
      return Name(controller: AccessorName(base: controller), segue: AccessorName(base: name))
    }
  }

  /// Every name, of which one may hide a class.
  var all: [String] { segues.flatMap { [$0.controller.base, $0.segue.base] } }

  /// `name`, made possible: an identifier may hold no letter at all, or a word that Swift keeps for itself.
  private static func member(_ name: String, else word: String) -> String {
    guard SwiftIdentifier.isValid(name) else { return word }
    return SwiftIdentifier.impossibleMembers.contains(name) ? name + AccessorName.capitalised(word) : name
  }

  private static func unique(_ name: String, isTaken: (String) -> Bool) -> String {
    isTaken(name) ? AccessorName.numbered(name, isTaken: isTaken) : name
  }
}
