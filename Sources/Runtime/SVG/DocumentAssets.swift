package import Foundation

/// The images and colors that documents name.
package struct DocumentAssets {
  /// Converts the first page of a PDF file to SVG. Returns `nil` if it can't.
  package typealias PageReader = @MainActor (URL) -> Data?

  /// The paths of folders with asset catalogs, apart from the document's own, beginning with the nearest one.
  package var folders: [String]
  package var firstPage: PageReader

  package init(folders: [String] = [], firstPage: @escaping PageReader = { _ in nil }) {
    (self.folders, self.firstPage) = (folders, firstPage)
  }
}
