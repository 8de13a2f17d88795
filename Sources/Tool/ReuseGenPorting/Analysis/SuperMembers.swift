import ReuseGenDeclarations
import ReuseGenSyntax

/// The members of superclasses that sources name: `super.layoutSubviews()`.
struct SuperMembers {
  /// The tokens of the names by file and name, in the order of the text.
  private var names: [[String: [Int]]]
  private let set: SourceSet

  init(_ set: SourceSet) {
    self.set = set
    names = set.sources.map { source in
      let tree = source.tree
      guard source.isUnderstood else { return [:] }
      let members = tree.nodes(.memberAccess).compactMap(tree.member).filter { member in
        member.base.map { tree.isName($0, "super") } ?? false
      }
      return Dictionary(grouping: members.map(\.name)) { tree.stream.text($0) }
    }
  }

  /// The tokens of a name after `super` in a range of bytes.
  func uses(of name: String, in range: Range<Int>, _ file: Int) -> ArraySlice<Int> {
    let tokens = set.sources[file].tokens(in: range)
    let found = names[file][name] ?? []
    let first = found.firstIndex { $0 >= tokens.lowerBound } ?? found.endIndex
    return found[first...].prefix { $0 < tokens.upperBound }
  }
}
