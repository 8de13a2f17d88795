import SourceDeclarations

/// Warns of what needs the Objective-C runtime and has no counterpart.
enum Unsupported: PortStep {
  private static let names: [String: String] = [
    "forKeyPath": "key-value observing",
    "NSClassFromString": "looking up a class by its name in Objective-C",
    "class_replaceMethod": "exchanging methods", "method_exchangeImplementations": "exchanging methods",
    "class_addMethod": "adding methods",
    "NSInvocation": "invocations",
  ]

  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
    for file in set.files {
      let stream = set.sources[file].stream
      for index in 0..<stream.count where stream[index].kind == .word {
        let text = stream.text(index)
        if text == "observe", stream.is(index + 1, "("), stream.is(index + 2, "\\") {
          draft.warn(
            "key-value observing needs the Objective-C runtime; changes aren't noticed",
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

  private static let advice = "if it doesn't compile, leave the member out with \"leaveOut\""
}
