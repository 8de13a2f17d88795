import InterfaceBuilderXML

/// A manifest that is written from documents: what `reusegen init` begins with.
package struct ManifestDraft {
  private var entries: [DraftEntry] = []
  /// The entries as they are written, without comments.
  private var written: Set<String> = []
  /// Reasons for what is left out, by document.
  private var leftOut: [(path: String, reason: String)] = []
  /// Where the documents are, seen from the manifest.
  private let interfaceBuilder: String?

  /// What cannot be read; it is left out.
  package let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - files: their paths are relative to the folder, so that the draft is the same wherever it is made.
  ///   - interfaceBuilder: where the documents are, seen from the manifest; nil where they are beside it.
  package init(_ files: [DocumentFile], interfaceBuilder: String? = nil) {
    let documents = DocumentSet(files)
    self.interfaceBuilder = interfaceBuilder
    diagnostics = documents.errors.map { error in
      var diagnostic = Diagnostic(error)
      diagnostic.severity = .warning
      return diagnostic
    }
    for named in documents.all {
      // Versions for languages and devices hold the same; where they do not, the linter says so.
      if let document = named.versions.first { add(Self.findings(in: document, named), from: document) }
    }
    leftOut += documents.errors.map { ($0.path, "it cannot be read") }
    DraftNames.name(&entries) { $0.part != .scenes }
    DraftNames.name(&entries) { $0.part == .scenes }
    remarkOnNames(shared: documents.all)
    let ownModules = Set(documents.all.flatMap(\.versions).flatMap(\.targetModules))
    for index in entries.indices {
      guard let module = entries[index].module, !ownModules.contains(module) else { continue }
      entries[index].remark(
        "of the module \(quoted(module)), says the document; if that is not the target's own, import it"
      )
    }
  }

  /// A name that several documents share says less than it seems to: a target has one of them, a folder may have more.
  private mutating func remarkOnNames(shared documents: [NamedDocument]) {
    let counts = Dictionary(grouping: documents) { "\($0.kind) \($0.name)" }.mapValues(\.count)
    var remarked: Set<String> = []
    for index in entries.indices {
      let kind = entries[index].storyboard == nil ? InterfaceBuilderDocument.Kind.xib : .storyboard
      guard let name = entries[index].storyboard ?? entries[index].nib else { continue }
      let key = "\(kind) \(name)"
      guard let count = counts[key], count > 1, remarked.insert(key).inserted else { continue }
      entries[index].remark("\(count) documents here are named \(quoted(name + "." + kind.rawValue))")
    }
  }

  private static func findings(in document: InterfaceBuilderDocument, _ named: NamedDocument) -> DraftFindings {
    guard document.hasUIKit else {
      return DraftFindings(leftOut: ["it is for \(document.platform.rawValue), which has no UIKit views"])
    }
    return switch named.kind {
    case .xib: NibDraft.findings(in: document, named: named.name)
    case .storyboard: StoryboardDraft.findings(in: document, named: named.name)
    }
  }

  private mutating func add(_ findings: DraftFindings, from document: InterfaceBuilderDocument) {
    for entry in findings.entries {
      if GeneratedNames.hide(entry.type, namespace: Manifest(file: "").namespace.value) {
        leftOut.append((document.path, "the class \(entry.type.text) has a name that the generated file uses itself"))
      } else if written.insert(entry.json).inserted {
        // Two targets can have equal documents.
        entries.append(entry)
      }
    }
    leftOut += findings.leftOut.map { (document.path, $0) }
  }

  /// How many entries each part has: "3 cells, no views, 1 scene".
  package var summary: String {
    DraftEntry.Part.allCases.map { part in
      let count = entries.count { $0.part == part }
      return count == 1 ? "1 \(part.rawValue.dropLast())" : "\(count == 0 ? "no" : "\(count)") \(part.rawValue)"
    }.joined(separator: ", ")
  }

  /// The manifest.
  package var text: String {
    var lines = ["// Drafted by reusegen init from the documents found here; from now on it is yours to edit.", "{"]
    if let interfaceBuilder { lines.append("  \"interfaceBuilder\": [\(quoted(interfaceBuilder))],") }
    if !diagnostics.isEmpty {
      let count = diagnostics.count == 1 ? "1 document" : "\(diagnostics.count) documents"
      lines.append("  // \(count) cannot be read, see below; without this line that is an error.")
      lines.append("  \"rules\": { \(quoted(IBReadError.rule)): \"warning\" },")
    }
    for part in DraftEntry.Part.allCases {
      let entries = entries.filter { $0.part == part }
      guard !entries.isEmpty else { continue }
      lines.append("  \"\(part.rawValue)\": [")
      for entry in entries {
        if let comment = entry.comment { lines.append("    // \(comment)") }
        lines.append("    \(entry.json),")
      }
      lines.append("  ],")
    }
    lines.append("}")
    if !leftOut.isEmpty {
      lines += ["", "// Left out:"] + leftOut.map { "// \(quoted($0.path)): \($0.reason)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension InterfaceBuilderDocument {
  /// The modules that the document says are the target's.
  fileprivate var targetModules: [String] {
    let classes = scenes.map(\.class) + reusables.map(\.class) + roots.map(\.class) + placeholders.map(\.class)
    return classes.compactMap { $0.isInTargetModule ? $0.namedModule : nil }
  }
}
