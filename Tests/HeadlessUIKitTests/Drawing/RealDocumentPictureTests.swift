import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit
@testable import HeadlessUIKitDrawing

/// Every document beside the package that contains UIKit's views can be drawn, and each of its view elements becomes a
/// view.
@Suite struct RealDocumentPictureTests {
  static let exists = SharedFolder.interfaceBuilder.isPresent
  static let documents = SharedFolder.interfaceBuilder.documents()

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
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
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

  /// Laid out by the constraints, most views stay where Interface Builder left them. What it marks as misplaced doesn't
  /// count.
  @MainActor
  @Test(.enabled(if: exists)) func theLayoutKeepsMostFramesOfDocuments() throws {
    var placed = 0
    var stayed = 0
    for path in Self.documents {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let document = try? DocumentPictures(of: data, path: path) else { continue }
      let misplaced = Set(document.misplacedViews.map { ObjectIdentifier($0) })
      let views = document.views.filter {
        !$0.translatesAutoresizingMaskIntoConstraints && $0.frame.width > 0 && $0.frame.height > 0
          && $0.superview != nil && !misplaced.contains(ObjectIdentifier($0))
      }
      for root in document.views where root.superview == nil && !(root is UIScrollView) {
        let own = views.filter { $0.isDescendant(of: root) }
        placed += own.count
        stayed += SimulatedBars(around: root, with: own).stayingViews()
      }
    }
    #expect(placed > 1800)
    #expect(Double(stayed) / Double(placed) > 0.85, "\(stayed) of \(placed)")
  }

  /// A picture is XML that a parser accepts.
  private func check(_ svg: String, _ path: String) throws {
    let opened = svg.components(separatedBy: "<g").count
    let closed = svg.components(separatedBy: "</g>").count
    #expect(opened == closed, "\(path)")
    #expect(svg.hasSuffix("</svg>\n"), "\(path)")
    #expect(!svg.contains("=\"nan\""), "\(path)")
  }
}
