import Foundation
import HeadlessUIKitDrawing
import Recycler
import Testing

@testable import Gallery

/// Tests the gallery as an app would test its screens: loads them, scrolls and inspects the result, in milliseconds.
@MainActor
struct WalkTests {
  /// The text and the picture of a stop.
  private struct Sight {
    let name: String
    let text: String
    let picture: String
    /// The heights of a table's cells.
    let heights: [CGFloat]?

    @MainActor
    init(_ stop: Walk.Stop) {
      name = stop.name
      text = [stop.title, TextPicture(of: stop.view).text, stop.remark].compactMap { $0 }.joined(separator: "\n")
      picture = stop.screen.svg()
      heights = (stop.view as? UITableView)?.visibleCells.map(\.frame.height)
    }
  }

  /// The sights in their order. All tests look at those of one walk.
  private static let sights = {
    var sights: [Sight] = []
    Walk().go { sights.append(Sight($0)) }
    return sights
  }()

  @Test func everyStopLooksAsExpected() throws {
    let pictures = Self.sights.map { $0.text + "\n\n" }.joined()
    let expected = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("walk.expected")
    if ProcessInfo.processInfo.environment["REUSEGEN_RECORD"] != nil {
      try pictures.write(to: expected, atomically: true, encoding: .utf8)
    }
    let text = try String(contentsOf: expected, encoding: .utf8)
    let difference = pictures.split(separator: "\n").difference(from: text.split(separator: "\n"))
    #expect(difference.isEmpty, "walk.expected differs; record it with REUSEGEN_RECORD=1")
  }

  @Test func everyStopIsDrawnWithItsBars() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let shown = [
      "people": ["A", "Ada Abbott", "Architect, London", "Places"],
      "person": ["Ada Castillo", "Botanist, Zürich", "AC"],
      "people-end": ["V", "Vint Zhang", "Places"], "places": ["Iceland", "Lisbon", "Gullfoss", "Settings"],
      "places-end": ["Sapporo", "Settings"], "settings": ["Service", "★★☆☆☆", "Larger text", "Dark", "Sign Out"],
      "info": ["The gallery of ReuseGen", "Close"], "alert": ["Sign Out"], "dark": ["Ada Abbott", "Settings"],
      "large": ["Ada Abbott", "Settings"],
    ]
    for sight in Self.sights {
      let path = try PictureFolder(path: folder.path).write(sight.picture, as: sight.name)
      let page = try String(contentsOfFile: path, encoding: .utf8)
      for text in shown[sight.name, default: []] { #expect(page.contains(">\(text)<"), "\(text) on \(path)") }
    }
    #expect(Set(Self.sights.map(\.name)) == Set(shown.keys))
  }

  /// The README begins with this picture.
  @Test func thePictureOfTheREADMEShowsTheStops() throws {
    var sheet = ContactSheet(of: Walk.screen, columns: 3)
    for sight in Self.sights where ["people", "person", "places", "settings", "dark", "large"].contains(sight.name) {
      sheet.add(sight.picture)
    }
    let picture = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../../Documentation/gallery.svg")
      .standardized
    if ProcessInfo.processInfo.environment["REUSEGEN_RECORD"] != nil {
      try sheet.svg.write(to: picture, atomically: true, encoding: .utf8)
    }
    let matches = try String(contentsOf: picture, encoding: .utf8) == sheet.svg
    #expect(matches, "record Documentation/gallery.svg")
  }

  /// Text in documents and in code, and the colors of both, follow the settings.
  @Test func theSettingsChangeEveryCell() throws {
    func sight(_ name: String) throws -> Sight { try #require(Self.sights.first { $0.name == name }) }
    #expect(try sight("people").picture.contains("fill=\"#ffffff\""))
    // The initials are white in both.
    let dark = try sight("dark")
    #expect(!dark.picture.contains("<rect x=\"0\" y=\"0\" width=\"320\" height=\"568\" fill=\"#ffffff\"/>"))
    let (ordinary, large) = (try #require(dark.heights), try #require(try sight("large").heights))
    #expect(large.min() ?? 0 > ordinary.max() ?? 0)
  }

  @Test func samplePeopleAreGroupedByLetter() {
    let groups = Person.grouped(Person.sample(1_000))
    #expect(groups.count == 20)
    #expect(Set(Person.sample(1_000).map(\.name)).count == 1_000)
    #expect(groups.reduce(0) { $0 + $1.people.count } == 1_000)
    #expect(groups.allSatisfy { group in group.people.allSatisfy { $0.name.hasPrefix(group.letter) } })
  }
}
