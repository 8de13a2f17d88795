/// The catalog as one page of HTML that needs no server: its pictures are part of it.
package struct CatalogPage {
  private let catalog: DocumentCatalog
  private let title: String

  package init(_ catalog: DocumentCatalog, title: String) { (self.catalog, self.title) = (catalog, title) }

  package var html: String {
    WebPage(
      title: title,
      style: CatalogPageStyle.css,
      script: CatalogPageStyle.script,
      content: "\(header)\n<main>\n\(sections.joined(separator: "\n"))\n</main>\n\(dialog)"
    ).html
  }

  private var header: String {
    let kinds = CatalogEntry.Kind.allCases.filter { kind in
      catalog.documents.contains { $0.entries.contains { $0.kind == kind } }
    }
    let buttons = kinds.map { kind in
      "<button type=\"button\" data-kind=\"\(kind.rawValue)\" aria-pressed=\"false\">\(kind.plural)</button>"
    }
    return """
      <header>
      <h1>\(title.escapedForHTML)</h1>
      <p>\(catalog.summary.escapedForHTML)</p>
      <div class="search" role="search">
      <input type="search" id="search" placeholder="Class, identifier or document" aria-label="Search" autocomplete="off">
      <div class="kinds" role="group" aria-label="Kinds">
      <button type="button" data-kind="" aria-pressed="true">All</button>
      \(buttons.joined(separator: "\n"))
      </div>
      <p id="count" role="status"></p>
      </div>
      <p class="keys"><kbd>/</kbd> search · <kbd>j</kbd> <kbd>k</kbd> next and previous entry · <kbd>Enter</kbd> larger
      picture · <kbd>+</kbd> <kbd>−</kbd> zoom the storyboard</p>
      \(catalog.hasFindings ? Self.legend : "")
      </header>
      """
  }

  private static let legend = """
    <p class="legend"><span class="mark" aria-hidden="true">◐</span> Findings of <code>reusegen lint --accessibility</code>. \
    <code>reusegen lint --explain RULE</code> explains each rule and its fix.</p>
    """

  private var dialog: String {
    """
    <dialog id="picture" aria-label="Picture"><form method="dialog"><button>Close</button></form><img alt=""></dialog>
    """
  }

  // MARK: Documents

  /// The sections: one for the nibs of a folder, and one for each storyboard.
  private var sections: [String] {
    var nibs: [String: [CatalogDocument]] = [:]
    var sections: [(name: String, html: String)] = []
    for document in catalog.documents {
      if document.isStoryboard {
        sections.append((document.path, section(document.path, [document])))
      } else {
        nibs[document.folder, default: []].append(document)
      }
    }
    sections += nibs.map { ($0.key, section($0.key, $0.value)) }
    return sections.sorted { $0.name < $1.name }.map(\.html)
  }

  private func section(_ name: String, _ documents: [CatalogDocument]) -> String {
    let title = (name.isEmpty ? "Nibs" : name).escapedForHTML
    var lines = ["<section id=\"\(title)\">", "<h2><a href=\"#\(name.escapedForAddress)\">\(title)</a></h2>"]
    for document in documents {
      if let error = document.error {
        lines.append("<p class=\"error\">\(document.path.escapedForHTML): \(error.escapedForHTML)</p>")
      }
      if let map = document.map { lines.append(figure(ofMap: map, of: document.path)) }
    }
    let entries = documents.flatMap { document in document.entries.map { (document, $0) } }
    let cards = entries.filter { $0.1.kind != .segue }.map { card($0.1, $0.0) }
    if !cards.isEmpty { lines += ["<div class=\"cards\">"] + cards + ["</div>"] }
    let segues = entries.filter { $0.1.kind == .segue }.map { item($0.1, $0.0.path) }
    if !segues.isEmpty { lines += ["<ul class=\"segues\">"] + segues + ["</ul>"] }
    return (lines + ["</section>"]).joined(separator: "\n")
  }

  private func figure(ofMap map: String, of path: String) -> String {
    """
    <figure class="map">
    <div class="zoom" role="group" aria-label="Zoom">
    <button type="button" data-zoom="0.8" aria-label="Smaller">−</button>
    <button type="button" data-zoom="0">Fit</button>
    <button type="button" data-zoom="1.25" aria-label="Larger">+</button>
    </div>
    <div class="canvas" tabindex="0"><img loading="lazy" alt="All scenes of \(path.escapedForHTML)" \
    src="\(DataAddress.svg(map))"></div>
    </figure>
    """
  }

  // MARK: Entries

  private func card(_ entry: CatalogEntry, _ document: CatalogDocument) -> String {
    let path = document.path
    let picture = entry.picture.map {
      "<button type=\"button\" class=\"picture\" aria-label=\"Larger picture of \(entry.title.escapedForHTML)\">"
        + "<img loading=\"lazy\" alt=\"\(entry.title.escapedForHTML)\" src=\"\(DataAddress.svg($0))\"></button>"
    }
    return """
      <article \(attributes(entry, path))>
      \(picture ?? "")
      <h3>\(link(to: entry, path))</h3>
      <dl>
      \(facts(of: entry, document).map { "<dt>\($0.0)</dt><dd>\($0.1.escapedForHTML)</dd>" }.joined(separator: "\n"))
      </dl>\(entry.findingsHTML.map { "\n\($0)" } ?? "")
      </article>
      """
  }

  private func item(_ entry: CatalogEntry, _ path: String) -> String {
    let ends = [entry.source, entry.destination].map { end -> String in
      guard let end else { return "unknown" }
      guard let id = end.id else { return end.title.escapedForHTML }
      return "<a href=\"#\(address(id, path).escapedForAddress)\">\(end.title.escapedForHTML)</a>"
    }
    let kind = entry.identifier == nil ? "" : " (\(entry.element.escapedForHTML))"
    return "<li \(attributes(entry, path))>\(link(to: entry, path))\(kind): \(ends[0]) → \(ends[1])</li>"
  }

  private func facts(of entry: CatalogEntry, _ document: CatalogDocument) -> [(String, String)] {
    let place = document.isStoryboard ? ("Line", "\(entry.line)") : ("File", "\(document.name):\(entry.line)")
    return [
      ("Class", entry.className), ("Identifier", entry.identifier), ("Kind", entry.element), place,
    ].compactMap { name, value in value.map { (name, $0) } }
  }

  private func link(to entry: CatalogEntry, _ path: String) -> String {
    "<a href=\"#\(address(entry.id, path).escapedForAddress)\">\(entry.title.escapedForHTML)</a>"
  }

  private func attributes(_ entry: CatalogEntry, _ path: String) -> String {
    let texts = [entry.title, entry.className, entry.identifier, entry.element, path, entry.id]
    let ends = [entry.source?.title, entry.destination?.title]
    let words = (texts + ends).compactMap { $0 }.joined(separator: " ").lowercased()
    return "class=\"entry\" tabindex=\"-1\" id=\"\(address(entry.id, path).escapedForHTML)\" "
      + "data-kind=\"\(entry.kind.rawValue)\" data-words=\"\(words.escapedForHTML)\""
  }

  /// The name of an entry in links: "Main.storyboard/BYZ-38-t0r".
  private func address(_ id: String, _ path: String) -> String { "\(path)/\(id)" }
}

extension CatalogEntry.Kind {
  fileprivate var plural: String {
    switch self {
    case .scene: "Scenes"
    case .cell: "Cells"
    case .view: "Views"
    case .segue: "Segues"
    }
  }
}
