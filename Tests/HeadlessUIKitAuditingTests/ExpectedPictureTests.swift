import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessUIKitTesting

@MainActor
@Suite struct ExpectedPictureTests {
  private static func screen(_ title: String, width: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 60))
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 80, height: 20))
    label.text = title
    view.addSubview(label)
    return view
  }

  @Test func aViewLooksLikeItsCheckedInPicture() {
    Self.screen("Ada").expectPicture(named: "ada")
  }

  @Test func aDifferenceIsReportedWithItsLine() async {
    let found = await issues { Self.screen("Grace").expectPicture(named: "ada") }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("the picture \"ada\" has changed: line ") ?? false)
    #expect(found.first?.contains(">Grace</text> instead of <text") ?? false)
  }

  @Test func aMissingPictureIsReportedWithItsRemedy() async {
    let found = await issues { Self.screen("Ada").expectPicture(named: "nobody") }
    #expect(found.count == 1)
    #expect(found.first?.contains("Pictures/nobody.svg; run the test with RECORD_PICTURES=1 to record it") ?? false)
  }

  @Test func aRecordedPictureIsTheOneThatIsExpected() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = ExpectedPicture(name: "ada", file: folder.appendingPathComponent("people/ada.svg"))
    let svg = Self.screen("Ada").svg()
    picture.compare(with: svg, records: true, #_sourceLocation)
    picture.compare(with: svg, records: false, #_sourceLocation)
    #expect(try String(contentsOf: picture.file, encoding: .utf8) == svg)
  }

  /// The frames are those of the label in the view, with two points around it.
  @Test func theDifferenceMarksWhatIsNewAndWhatIsMissing() {
    let difference = PictureDifference(old: Self.screen("Ada").svg(), new: Self.screen("Grace").svg())
    let frames = difference.marked.split(separator: "\n").filter { $0.contains("#ff3b30") }
    #expect(frames.count == 2)
    #expect(frames.filter { $0.contains("stroke-dasharray") }.count == 1)
    #expect(frames.allSatisfy { $0.contains("x=\"8.0\"") })
    #expect(difference.marked.hasSuffix("</svg>\n"))
  }

  @Test(arguments: [0.1 + 0.2, 1.0 / 3.0, -0.001, 44, 1e-9])
  func numbersHaveTwoDigitsAndAPoint(number: Double) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: number, y: 0, width: 10, height: 10))
    box.backgroundColor = .red
    view.addSubview(box)
    let digits = Set<Character>("-0123456789.")
    let numbers = view.svg().split { (character: Character) in !digits.contains(character) }.map(String.init)
      .filter { Double($0) != nil }
    #expect(numbers.allSatisfy { ($0.split(separator: ".").dropFirst().first?.count ?? 0) <= 2 && $0 != "-0" })
  }
}
