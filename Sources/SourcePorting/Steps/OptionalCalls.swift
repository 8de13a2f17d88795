import SourceDeclarations

/// Calls of optional protocol methods: `delegate?.tableView?(…)`, `delegate.tableView!(…)`. The runtime's protocols,
/// and the app's own, have default implementations instead, so the method exists, and only the object before it may be
/// absent.
enum OptionalCalls: PortStep {
  /// The beginnings of the names of UIKit's optional methods.
  private static let prefixes = [
    "tableView", "collectionView", "scrollView", "textField", "textView", "searchBar", "pickerView",
    "gestureRecognizer", "navigationController", "tabBar", "pageViewController", "splitViewController",
    "presentationController", "adaptivePresentationStyle", "popoverPresentationController", "numberOfSections",
    "sectionIndexTitle", "indexTitles", "indexPathForPreferredFocusedView", "viewForZooming", "searchController",
    "willPresentSearchController", "didPresentSearchController", "willDismissSearchController",
    "didDismissSearchController", "imagePickerController", "presentationCount", "presentationIndex", "application",
  ]

  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
    let own = ObjectiveCProtocols.optionalNames(in: set)
    for file in set.files {
      let stream = set.sources[file].stream
      for index in 0..<stream.count
      where stream[index].kind == .word && (stream.is(index + 1, "?") || stream.is(index + 1, "!"))
        && stream.is(index + 2, "(") && stream.is(index - 1, ".")
      {
        let isAdjacent =
          !stream[index + 1].flags.contains(.followsSpace) && !stream[index + 2].flags.contains(.followsSpace)
        let name = stream.text(index)
        let isOptional = own.contains(name) || prefixes.contains { name.hasPrefix($0) }
        guard isAdjacent, isOptional, !set.functionProperties.contains(name),
          !set.implementedMethods.replaces(index, in: file)
        else { continue }
        call(index, in: file, stream, &draft)
      }
    }
  }

  private static func call(_ name: Int, in file: Int, _ stream: TokenStream, _ draft: inout PortDraft) {
    let mark = stream.text(in: stream[name + 1].range)
    draft.remove(stream[name + 1].range, in: file, "call \(stream.text(name)) without \(mark)")
    // With an exclamation mark the result isn't optional.
    guard mark == "?" else { return }
    let base = base(before: name - 1, stream)
    guard !base.isOptional, !stream.is(base.start, "super") else { return }
    // The result stays optional.
    let start = stream[base.start].start
    let dot = stream[name - 1].start
    draft.replace(start..<start, with: "Optional(", in: file, "keep the result optional")
    draft.replace(dot..<dot, with: ")?", in: file, "keep the result optional")
  }

  /// The first token of the expression before a dot, and whether it contains optional chaining.
  private static func base(before dot: Int, _ stream: TokenStream) -> (start: Int, isOptional: Bool) {
    var index = dot - 1
    var isOptional = false
    while index > 0 {
      if stream.is(index, "?") {
        isOptional = true
        index -= 1
      } else if stream.is(index, "!") {
        index -= 1
      } else if stream[index].kind == .close, let partner = stream[index].partner {
        index = partner
        guard !stream[index].flags.contains(.followsSpace),
          stream[index - 1].kind == .word
            || stream[index - 1].kind == .close || stream.is(index - 1, "?") || stream.is(index - 1, "!")
        else { break }
        index -= 1
      } else if stream[index].kind == .word {
        guard stream.is(index - 1, ".") else { break }
        index -= 2
      } else {
        break
      }
    }
    return (max(index, 0), isOptional)
  }
}
