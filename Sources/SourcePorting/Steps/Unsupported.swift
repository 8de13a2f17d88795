import SourceDeclarations

/// Warns of what needs the Objective-C runtime and has no counterpart.
enum Unsupported: PortStep {
  private static let names: [String: String] = [
    "NSClassFromString": "looking up a class by its name in Objective-C",
    "class_replaceMethod": "exchanging methods", "method_exchangeImplementations": "exchanging methods",
    "class_addMethod": "adding methods",
    "NSInvocation": "invocations",
  ]

  /// The UIKit properties whose changes the runtime notices.
  private static let geometry: Set<String> = [
    "frame", "bounds", "center", "contentSize", "contentOffset", "contentInset",
  ]

  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
    let own = set.references.flatMap { set[$0].properties.filter(ObservableProperties.isObservable).map(\.name) }
    let observable = geometry.union(own)
    for file in set.files {
      let stream = set.sources[file].stream
      for index in 0..<stream.count where stream[index].kind == .word {
        let text = stream.text(index)
        if let key = observedKey(index, stream), !observable.contains(key) {
          draft.warn(
            "key-value observing of \(key) needs the Objective-C runtime; call didChangeValue(forKey:) after each change",
            at: stream[index].start,
            in: file
          )
        }
        guard let subject = names[text] else { continue }
        let isName = stream.is(index + 1, "(") || stream.is(index + 1, ":")
        if isName {
          draft.warn("\(subject) needs the Objective-C runtime; \(advice)", at: stream[index].start, in: file)
        }
      }
      if set.sources[file].input.path.hasSuffix("/main.swift") {
        draft.warn("a library has no main.swift; exclude the file", at: 0, in: file)
      }
    }
  }

  /// The last key of the path in `observe(\.view.frame) { … }` or `addObserver(self, forKeyPath: "view.frame", …)`, or
  /// the last name of another expression.
  private static func observedKey(_ index: Int, _ stream: TokenStream) -> String? {
    let isPath = stream.is(index, "observe") && stream.is(index + 1, "(") && stream.is(index + 2, "\\")
    let isKey =
      stream.is(index, "forKeyPath") && stream.is(index + 1, ":")
      && (max(0, index - 12)..<index).contains { stream.is($0, "addObserver") || stream.is($0, "removeObserver") }
    guard isPath || isKey else { return nil }
    let path = (index + 2..<stream.count).prefix { !stream.is($0, ",") && !stream.is($0, ")") }
    guard let last = path.last(where: { stream[$0].kind == .word || stream[$0].kind == .string }) else { return nil }
    let key = stream.text(last).split { $0 == "." || $0 == "\"" }.last ?? ""
    return String(key)
  }

  private static let advice = "if it doesn't compile, leave the member out with \"leaveOut\""
}
