import ReuseGenDeclarations

/// Overrides of `delegate` in scroll views. The runtime's scroll view has the delegate as `scrollViewDelegate`, because
/// tables and collection views have a `delegate` of another type.
enum ScrollDelegates: PortEdit {
  static let rows = [
    PortRow(
      "`override var delegate` in a scroll view that isn't a table, collection or text view",
      becomes: "`override var scrollViewDelegate`"
    )
  ]

  private static let withOwnDelegate = ["UITableView", "UICollectionView", "UITextView"]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let calls = SuperMembers(set)
    for reference in set.references {
      guard let name = set.className(of: reference), isScrollView(name, set) else { continue }
      var names = set[reference].properties.filter(isOverride).map(\.nameOffset)
      if overrides(name, set) {
        let stream = set.sources[reference.file].stream
        names += calls.uses(of: "delegate", in: set[reference].range, reference.file).map { stream[$0].start }
      }
      for name in names {
        draft.replaceToken(at: name, with: "scrollViewDelegate", in: reference.file, "rename delegate")
      }
    }
  }

  private static func isScrollView(_ className: String, _ set: SourceSet) -> Bool {
    guard let known = set.superclassChain(of: className).knownClass else { return false }
    return known.isKind(of: "UIScrollView") && !withOwnDelegate.contains(where: known.isKind)
  }

  private static func isOverride(_ property: PropertyDeclaration) -> Bool {
    property.name == "delegate" && property.modifiers.contains(.override)
  }

  /// Whether a class, or one above it, overrides `delegate`.
  private static func overrides(_ className: String, _ set: SourceSet) -> Bool {
    ([className] + set.ancestors(of: className)).flatMap(set.references).contains { reference in
      set[reference].properties.contains(where: isOverride)
    }
  }
}
