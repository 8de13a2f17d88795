import ReuseGenDeclarations
import ReuseGenXML

enum DocumentNameDuplicate: SourceRule {
  static let name = "document-name-duplicate"
  static let effect = RuleEffect.load
  static let defaultSeverity = RuleSeverity.warning
  static let summary = "Two nibs or two storyboards of one target have the same name, in different folders."
  static let discussion = """
    Versions for languages (`Base.lproj`, `en.lproj` …) and devices (`~iphone`, `~ipad`) share a name intentionally.
    Documents for different platforms, of other modules, of targets whose classes are in different modules, and those
    that aren't resources of the target aren't compared. Without a project, all documents in the manifest's folder
    count as the target's, unless `"interfaceBuilder"` lists them, or they are beside different apps' `@main`.
    """
  static let rationale = """
    A bundle has no folders for documents: the second one overwrites the first, or stops the build.
    """
  static let fix = "Rename one of the documents, or remove one from the target."
  static let example = """
    Friends/PersonCell.xib and Family/PersonCell.xib:

        { "cells": [{ "type": "PersonCell", "nib": true }] }
    """

  static func findings(in context: SourceContext) -> [Finding] {
    var first: [BundledDocument: InterfaceBuilderDocument] = [:]
    first.reserveCapacity(context.versions.count)
    lazy var apps = AppFolders(context.declarations)
    return context.versions.compactMap { document in
      guard document.module == nil, !context.unbundledDocuments.contains(document.path) else { return nil }
      let bundled = BundledDocument(document)
      guard let other = first[bundled] else {
        first[bundled] = document
        return nil
      }
      // Those of several apps in a folder.
      if let module = document.targetModule, let otherModule = other.targetModule, module != otherModule { return nil }
      if apps.areDifferent(document.path, other.path) { return nil }
      let kind = document.kind == .storyboard ? "storyboard" : "nib"
      let name = NamedDocument.Identity(path: document.path, kind: document.kind).name
      return Finding(
        "a second \(kind) is named \(quoted(name)), and a bundle has one; rename it, or remove one of them from the "
          + "target",
        at: SourceLocation(file: document.path),
        notes: [.init("the first is here", at: SourceLocation(file: other.path))]
      )
    }
  }
}

extension InterfaceBuilderDocument {
  /// The module that the document states for its own target.
  fileprivate var targetModule: String? { classes.first { $0.class.isInTargetModule }?.class.namedModule }
}

/// The folders with the entry points of apps: a target has one.
private struct AppFolders {
  private let all: Set<[Substring]>

  init(_ declarations: Declarations) {
    let found = declarations.files.filter { $0.module == nil && Self.hasEntryPoint($0) }
    all = Set(found.map { Self.folder(of: $0.path) })
  }

  private static func hasEntryPoint(_ file: SourceFile) -> Bool {
    let name = file.path.split(separator: "/").last.map(String.init) ?? ""
    return ["main.swift", "main.m", "main.mm"].contains(name)
      || file.types.contains { type in
        type.attributes.contains { ["main", "UIApplicationMain", "NSApplicationMain"].contains($0.name) }
      }
  }

  private static func folder(of path: String) -> [Substring] { path.split(separator: "/").dropLast() }

  func areDifferent(_ path: String, _ other: String) -> Bool {
    all.count > 1 && nearest(to: path).isDisjoint(with: nearest(to: other))
  }

  /// The folders that have the most of their path in common with a file's.
  private func nearest(to path: String) -> Set<[Substring]> {
    let own = Self.folder(of: path)
    let common = all.map { app in (app, zip(app, own).prefix { $0 == $1 }.count) }
    let most = common.map(\.1).max()
    return Set(common.filter { $0.1 == most }.map(\.0))
  }
}

/// The place of a document in a bundle, which has folders for languages only.
private struct BundledDocument: Hashable {
  let language: Substring?
  /// The name of the file, with that of a device.
  let file: Substring
  let platform: IBPlatform

  init(_ document: InterfaceBuilderDocument) {
    // By bytes: a target can have thousands of documents.
    let path = document.path
    let slash = path.lastIndex(ofByte: UInt8(ascii: "/"))
    file = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    let folder = slash.map { String(path[..<$0]) } ?? ""
    let start = folder.lastIndex(ofByte: UInt8(ascii: "/")).map { folder.utf8.index(after: $0) }
    language = folder.hasSuffix(".lproj") ? folder[(start ?? folder.startIndex)...] : nil
    platform = document.platform
  }
}
