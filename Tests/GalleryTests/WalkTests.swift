import Foundation
import HeadlessUIKitDrawing
import ReuseGenCore
import Testing

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
      "people": ["— A —", "Ada 1", "Photos"], "people-end": ["— V —", "Vint 50", "Photos"],
      "photos": ["— Iceland —", "— Lisbon —", "No. 12", "Photos"], "photos-end": ["&lt;390&gt;", "Photos"],
      "widgets": ["Service", "★★☆☆☆", "About this gallery"], "info": ["The gallery of ReuseGen", "Close"],
      "back": ["Service", "About this gallery"],
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

  @Test func samplePeopleAreGroupedByLetter() {
    let groups = Person.grouped(Person.sample(1_000))
    #expect(groups.count == 20)
    #expect(groups.reduce(0) { $0 + $1.people.count } == 1_000)
    #expect(groups.allSatisfy { group in group.people.allSatisfy { $0.name.hasPrefix(group.letter) } })
  }
}
