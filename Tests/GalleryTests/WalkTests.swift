import Foundation
import HeadlessUIKitDrawing
import Recycler
import Testing
import TextComparison

@testable import Gallery

/// Tests the gallery as an app would test its screens: loads them, scrolls and inspects the result, in milliseconds.
@MainActor
struct WalkTests {
  @Test func everyStopLooksAsExpected() throws {
    var pictures = ""
    Walk().go { stop in
      pictures += [stop.title, TextPicture(of: stop.view).text, stop.remark].compactMap { $0 }.joined(separator: "\n")
      pictures += "\n\n"
    }
    let expected = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("walk.expected")
    if ProcessInfo.processInfo.environment["REUSEGEN_RECORD"] != nil {
      try pictures.write(to: expected, atomically: true, encoding: .utf8)
    }
    let text = try String(contentsOf: expected, encoding: .utf8)
    let diff = UnifiedDiff.between(text, pictures, oldName: "walk.expected", newName: "actual")
    #expect(diff == nil, "\(diff ?? "")")
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
    var drawn: Set<String> = []
    try Walk().go { stop in
      let path = try PictureFolder(path: folder.path).write(stop.screen.svg(), as: stop.name)
      let page = try String(contentsOfFile: path, encoding: .utf8)
      for text in shown[stop.name, default: []] { #expect(page.contains(">\(text)<"), "\(text) on \(path)") }
      drawn.insert(stop.name)
    }
    #expect(drawn == Set(shown.keys))
  }

  /// The README begins with this picture.
  @Test func thePictureOfTheREADMEShowsTheStops() throws {
    var sheet = ContactSheet(of: Walk.screen, columns: 3)
    Walk().go {
      if ["people", "person", "places", "settings", "dark", "large"].contains($0.name) { sheet.add($0.screen.svg()) }
    }
    let picture = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Documentation/gallery.svg")
      .standardized
    if ProcessInfo.processInfo.environment["REUSEGEN_RECORD"] != nil {
      try sheet.svg.write(to: picture, atomically: true, encoding: .utf8)
    }
    let matches = try String(contentsOf: picture, encoding: .utf8) == sheet.svg
    #expect(matches, "record Documentation/gallery.svg")
  }

  /// Text in documents and in code, and the colors of both, follow the settings.
  @Test func theSettingsChangeEveryCell() throws {
    var screens: [String: String] = [:]
    var heights: [String: [CGFloat]] = [:]
    Walk().go { stop in
      screens[stop.name] = stop.screen.svg()
      heights[stop.name] = (stop.view as? UITableView)?.visibleCells.map(\.frame.height)
    }
    #expect(screens["people"]?.contains("fill=\"#ffffff\"") == true)
    // The initials are white in both.
    let dark = try #require(screens["dark"])
    #expect(!dark.contains("<rect x=\"0\" y=\"0\" width=\"320\" height=\"568\" fill=\"#ffffff\"/>"))
    let (ordinary, large) = (try #require(heights["dark"]), try #require(heights["large"]))
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
