import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// `#sourceLocation()` ends the locations that generated code states. The lines after it would be those of the copy.
enum LocationResets: PortEdit {
  static let rows = [
    PortRow("`#sourceLocation()`", becomes: "`#sourceLocation(file:line:)` with the original's path and next line")
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for file in set.files {
      let source = set.sources[file]
      let tree = source.tree
      for node in tree.nodes(.macroExpansion) where tree.macroName(node) == "#sourceLocation" {
        guard tree.macroArguments(node).isEmpty else { continue }
        let range = tree.bytes(node)
        let line = source.declared.position(of: range.lowerBound).line
        draft.replaceKeepingLines(
          range,
          with: SwiftLiteral.location(source.input.path, line: line + 1),
          in: file,
          "specify the location of the original"
        )
      }
    }
  }
}

extension SwiftLiteral {
  /// The directive after which lines are those of a file, from one on.
  static func location(_ path: String, line: Int) -> String { "#sourceLocation(file: \(string(path)), line: \(line))" }
}
