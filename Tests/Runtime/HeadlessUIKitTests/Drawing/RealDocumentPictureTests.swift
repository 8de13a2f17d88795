import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit
@testable import HeadlessUIKitDrawing

/// Every document beside the package that contains UIKit's views can be drawn, and each of its view elements becomes a
/// view. By default, one document in ten.
@Suite(.tags(.soak)) struct RealDocumentPictureTests {
  static let exists = SharedFolder.interfaceBuilder.isPresent
  static let documents = SoakLength.cases(SharedFolder.interfaceBuilder.documents(), byDefaultEvery: 10)

  /// The view elements, counted in the text: each has a content mode, and nothing else has one.
  private func viewElements(in text: String) -> Int { text.components(separatedBy: " contentMode=\"").count - 1 }

  private func hasViewsOfUIKit(_ text: String) -> Bool {
    !text.contains("<archive") && (text.contains("iOS.CocoaTouch") || text.contains("AppleTV"))
  }

  @MainActor @Test(.enabled(if: exists)) func everyViewElementBecomesAView() throws {
    var drawn = 0
    for path in Self.documents {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let text = String(decoding: data, as: UTF8.self)
      guard hasViewsOfUIKit(text) else { continue }
      let pictures = try DocumentPictures(of: data, path: path)
      let made = Set(pictures.document.views.map { ObjectIdentifier($0) }).count
      #expect(made == viewElements(in: text), "\(path)")
      #expect(!pictures.pictures.isEmpty, "\(path)")
      for picture in pictures.pictures { try check(picture.svg, path) }
      drawn += 1
    }
    #expect(drawn > SoakLength.count(50, full: 500))
  }

  /// Most views keep the frames that Interface Builder saved when they are laid out by the constraints. Views marked
  /// `misplaced` don't count. The share is that of all documents, which only a full run reads.
  @MainActor @Test(.enabled(if: exists && SoakLength.isFull)) func theLayoutKeepsMostFramesOfDocuments() throws {
    var placed = 0
    var stayed = 0
    for path in Self.documents {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard let document = try? DocumentFrames(of: data, path: path) else { continue }
      let judged = document.entries.filter {
        $0.isConstrained && !$0.isMisplaced && $0.designed.width > 0 && $0.designed.height > 0
      }
      placed += judged.count
      stayed += judged.count { SimulatedBars.isNear($0.designed, $0.laidOut) }
    }
    #expect(placed > 2100)
    #expect(Double(stayed) / Double(placed) > 0.95, "\(stayed) of \(placed)")
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
