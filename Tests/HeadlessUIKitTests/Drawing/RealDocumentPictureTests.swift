import Testing

@testable import HeadlessUIKit

/// Every document of the collection beside the package that has views of UIKit's gives pictures, and each of its view
/// elements became a view.
@Suite struct RealDocumentPictureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../shared/ib/documents").standardizedFileURL
  static let exists = FileManager.default.fileExists(atPath: folder.path)

  static var documents: [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }

  /// The view elements, counted in the text: each has a content mode, and nothing else has one.
  private func viewElements(in text: String) -> Int {
    text.components(separatedBy: " contentMode=\"").count - 1
  }

  private func hasViewsOfUIKit(_ text: String) -> Bool {
    !text.contains("<archive") && (text.contains("iOS.CocoaTouch") || text.contains("AppleTV"))
  }

  @MainActor
  @Test(.enabled(if: exists)) func everyViewElementBecomesAView() throws {
    var drawn = 0
    for path in Self.documents {
      let data = try Data(contentsOf: Self.folder.appendingPathComponent(path))
      let text = String(decoding: data, as: UTF8.self)
      guard hasViewsOfUIKit(text) else { continue }
      let document = try DocumentPictures(of: data, path: path)
      let made = Set(document.views.map { ObjectIdentifier($0) }).count
      #expect(made == viewElements(in: text), "\(path)")
      #expect(!document.pictures.isEmpty, "\(path)")
      for picture in document.pictures { try check(picture.svg, path) }
      drawn += 1
    }
    #expect(drawn > 500)
  }

  /// A picture is XML that a parser accepts.
  private func check(_ svg: String, _ path: String) throws {
    let opened = svg.components(separatedBy: "<g").count
    let closed = svg.components(separatedBy: "</g>").count
    #expect(opened == closed, "\(path)")
    #expect(svg.hasSuffix("</svg>\n"), "\(path)")
    #expect(!svg.contains("nan") || !svg.contains("=\"nan\""), "\(path)")
  }
}
