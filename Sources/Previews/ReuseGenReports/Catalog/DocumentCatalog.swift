import ReuseGenBasics

/// The contents of an app's documents: scenes, cells, views and segues.
package struct DocumentCatalog: Sendable {
  package var documents: [CatalogDocument]

  package init(documents: [CatalogDocument] = []) { self.documents = documents }

  /// "12 scenes, 30 cells, 4 views and 20 segues in 9 documents".
  package var summary: String {
    let entries = documents.flatMap(\.entries)
    let counts = CatalogEntry.Kind.allCases.compactMap { kind -> String? in
      let count = entries.count { $0.kind == kind }
      return count == 0 ? nil : counted(count, kind.rawValue)
    }
    let files = counted(documents.count, "document")
    guard let last = counts.last else { return "nothing in \(files)" }
    return counts.count == 1
      ? "\(last) in \(files)" : "\(counts.dropLast().joined(separator: ", ")) and \(last) in \(files)"
  }
}

/// A document and its entries.
package struct CatalogDocument: Sendable {
  package let path: String
  package var entries: [CatalogEntry] = []
  /// The picture of all scenes of a storyboard with their segues, as SVG.
  package var map: String?
  /// Why the document can't be read.
  package var error: String?

  package init(path: String) { self.path = path }

  var isStoryboard: Bool { path.lowercased().hasSuffix(".storyboard") }
  /// The path of the folder; empty for a file without one.
  var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
  /// The path without its folder: "PersonCell.xib".
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// A scene, a cell, a view or a segue.
package struct CatalogEntry: Sendable {
  package enum Kind: String, CaseIterable, Sendable { case scene, cell, view, segue }

  /// The end of a segue: an entry of the same document, or what is known of it.
  package struct End: Sendable, Hashable {
    package let title: String
    package let id: String?
  }

  package let kind: Kind
  /// The identifier of the element.
  package let id: String
  /// The name for people: the identifier, the class or the element.
  package internal(set) var title: String
  package var className: String?
  /// The storyboard, reuse or segue identifier.
  package var identifier: String?
  /// The kind of object: "table view cell".
  package let element: String
  package let line: Int
  package var source: End?
  package var destination: End?
  /// The picture as SVG.
  package var picture: String?
  /// The findings about accessibility in what it contains.
  package internal(set) var findings: [LintFinding] = []
}
