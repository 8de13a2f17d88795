import InterfaceBuilderXML

/// A manifest that `reusegen init` drafts from documents.
package struct ManifestDraft {
  private var entries: [DraftEntry] = []
  /// The entries as they are written, without comments.
  private var written: Set<String> = []
  /// The reasons for what is left out, by document.
  private var leftOut: [(path: String, reason: String)] = []
  /// The path of the documents, relative to the manifest.
  private let interfaceBuilder: String?

  /// Reports the documents that can't be read and are left out.
  package let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - files: The documents. Their paths are relative to the folder, so that the draft doesn't depend on the current
  ///     folder.
  ///   - interfaceBuilder: The path of the documents, relative to the manifest; nil if they are in its folder.
  package init(_ files: [DocumentFile], interfaceBuilder: String? = nil) {
    let documents = DocumentSet(files)
    self.interfaceBuilder = interfaceBuilder
    diagnostics = documents.errors.map { error in
      var diagnostic = Diagnostic(error)
      diagnostic.severity = .warning
      return diagnostic
    }
    for named in documents.all {
      // Versions for languages and devices have the same contents. If they don't, the linter reports it.
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

  /// Remarks on names that several documents share. A target has one of them, but a folder can have more.
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

  /// The number of entries in each part: "3 cells, no views, 1 scene".
  package var summary: String {
    DraftEntry.Part.allCases.map { part in
      let count = entries.count { $0.part == part }
      return count == 1 ? "1 \(part.rawValue.dropLast())" : "\(count == 0 ? "no" : "\(count)") \(part.rawValue)"
    }.joined(separator: ", ")
  }

  /// The text of the manifest.
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
  /// The modules that the document states to be the target's.
  fileprivate var targetModules: [String] {
    let classes = scenes.map(\.class) + reusables.map(\.class) + roots.map(\.class) + placeholders.map(\.class)
    return classes.compactMap { $0.isInTargetModule ? $0.namedModule : nil }
  }
}
