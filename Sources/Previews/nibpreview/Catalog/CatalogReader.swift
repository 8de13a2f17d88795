import Foundation
import HeadlessUIKitDrawing
import ReuseGenReports
import ReuseGenXML

/// Reads and draws the entries of a document.
@MainActor
struct CatalogReader {
  private(set) var result: CatalogDocument

  init(
    _ document: PreviewDocument,
    isDrawn: Bool,
    _ settings: PictureSettings,
    _ assets: AssetFolders,
    findings: [LintFinding] = []
  ) {
    result = CatalogDocument(path: document.relativePath)
    do {
      let data = try document.content()
      result = CatalogDocument(
        try InterfaceBuilderDocument.read(data, path: document.path),
        path: document.relativePath
      )
      if !findings.isEmpty { result.add(findings, in: try IBElement.read(data, path: document.path)) }
      if isDrawn { draw(data, assets.near(document.path), settings, path: document.path) }
    } catch let failure as IBReadError {
      result.error = Self.message(failure)
    } catch LoadedDocument.Failure.unreadable(let failure) {
      result.error = Self.message(failure)
    } catch {
      result.error = "\(error)"
    }
  }

  private static func message(_ failure: IBReadError) -> String {
    "\(failure.location.line):\(failure.location.column): \(failure.message)"
  }

  /// Adds pictures. A document without UIKit has none.
  private mutating func draw(_ data: Data, _ assets: DocumentAssets, _ settings: PictureSettings, path: String) {
    let loaded = try? LoadedDocument(of: data, path: path, assets: assets, settings: settings)
    guard let loaded else { return }
    let drawn = DocumentPictures(drawing: loaded)
    let pictures = Dictionary(drawn.pictures.map { ($0.id, $0.svg) }) { first, _ in first }
    let scenes = result.entries.count { $0.kind == .scene }
    if scenes > 1 { result.map = pictures[""] }
    for index in result.entries.indices where result.entries[index].kind != .segue {
      let id = result.entries[index].id
      result.entries[index].picture = pictures[id] ?? drawn.picture(ofViewWithID: id)?.svg
    }
  }
}
