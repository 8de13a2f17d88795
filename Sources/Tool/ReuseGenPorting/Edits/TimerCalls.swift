import ReuseGenDeclarations
import ReuseGenSyntax

/// Lets timers fire while a test awaits: Foundation's fire in a run loop, and none turns then.
enum TimerCalls: PortEdit {
  static let rows = [
    PortRow(
      "`Timer.scheduledTimer(withTimeInterval:…)`, `Timer(timeInterval:…)`, `RunLoop.main.add(timer, forMode:)`",
      becomes: "`scheduledTimerOfApp`, `Timer.ofApp`, `addOfApp`: the timer also fires while a test awaits"
    )
  ]

  private static let words = WordSet(["scheduledTimer", "Timer", "forMode"])

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    if set.declarations.declares("Timer") { return }
    // An app's own method may have the name that run loops use.
    let hasOwnAdd = set.references.contains { set[$0].methods.contains { $0.name == "add(_:forMode:)" } }
    for file in set.files where !words.indices(in: set.sources[file].stream).isEmpty {
      let tree = set.sources[file].tree
      var isChanged = false
      for node in tree.nodes(.call) {
        guard let call = tree.call(node), let name = tree.nameOfCallee(call.callee),
          let text = replacement(of: tree.stream.text(name), labels: tree.labels(call.arguments))
        else { continue }
        if text == "scheduledTimerOfApp" {
          // A variable may be another class of timers, as in tests.
          guard let base = tree.member(call.callee)?.base, tree.ends(base, with: "Timer") else { continue }
        }
        if text == "addOfApp", hasOwnAdd { continue }
        draft.replace(tree.stream[name].range, with: text, in: file, "let the timer fire while a test awaits")
        isChanged = true
      }
      if isChanged { draft.addImport("UIKit", to: file) }
    }
  }

  private static func replacement(of name: String, labels: [String]) -> String? {
    switch (name, labels.first) {
    case ("scheduledTimer", "withTimeInterval"): "scheduledTimerOfApp"
    case ("Timer", "timeInterval"), ("Timer", "fire"), ("Timer", "fireAt"): "Timer.ofApp"
    case ("add", "_"): labels == ["_", "forMode"] ? "addOfApp" : nil
    default: nil
    }
  }
}
