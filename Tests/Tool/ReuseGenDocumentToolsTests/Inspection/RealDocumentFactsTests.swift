import Foundation
import ReuseGenTestSupport
import ReuseGenXML
import Testing

@testable import ReuseGenDocumentTools
@testable import ReuseGenCore

@Suite(.long, .enabled(if: SharedFolder.interfaceBuilder.isPresent)) struct RealDocumentFactsTests {
  /// No record is lost in an outline: each has a line. By default, in one document in four.
  @Test(.tags(.soak)) func everyDocumentHasAnOutline() throws {
    for path in SoakLength.cases(SharedFolder.interfaceBuilder.documents(), byDefaultEvery: 4) {
      let file = FileManager.default.contents(atPath: path) ?? Data()
      guard let document = try? InterfaceBuilderDocument.read(file, path: path) else { continue }
      let records =
        document.scenes.count + document.roots.count + document.reusables.count { $0.role != .root }
        + document.segues.count + document.outlets.count + document.actions.count + document.attributes.count
        + document.links.count
        + document.placeholders.count { $0.isFilesOwner || $0.identifier == "IBProxyObject" }
      // An identifier may hold a line feed.
      #expect(DocumentOutline.text(document).split(separator: "\n").count >= 1 + records, "\(path)")
    }
  }
}
