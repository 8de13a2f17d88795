import HeadlessUIKit
import Testing

@testable import HeadlessUIKitTesting

/// Records missing pictures wherever the tests run.
private struct RecordingMissingPictures: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws { try await PictureRecording.$ofTask.withValue(.missing, operation: function) }
}

@MainActor @Suite(RecordingMissingPictures()) struct ExpectedPictureTests {
  private static func screen(_ title: String, width: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 60))
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 80, height: 20))
    label.text = title
    view.addSubview(label)
    return view
  }

  @Test func aViewLooksLikeItsCheckedInPicture() { Self.screen("Ada").expectPicture(named: "ada") }

  @Test func aDifferenceIsReportedWithItsLine() async {
    let found = await issues { Self.screen("Grace").expectPicture(named: "ada") }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("the picture \"ada\" has changed: line ") ?? false)
    #expect(found.first?.contains(">Grace</text> instead of <text") ?? false)
  }

  /// A test in a folder of its own, with the pictures beside it.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID())")
    var test: String { url.appendingPathComponent("PeopleTests.swift").path }
    var pictures: [String] {
      let files = FileManager.default.enumerator(atPath: url.appendingPathComponent("Pictures").path)
      return (files?.compactMap { $0 as? String } ?? []).filter { $0.contains(".") }.sorted()
    }
    func content(_ name: String) -> String {
      (try? String(contentsOf: url.appendingPathComponent("Pictures/\(name)"), encoding: .utf8)) ?? ""
    }
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  @Test func aMissingPictureIsRecordedAndTheTestFailsOnce() async {
    let folder = Folder()
    let found = await issues { Self.screen("Ada").expectPicture(function: "people()", filePath: folder.test) }
    #expect(found.count == 1)
    #expect(found.first?.contains("so it was recorded at \(folder.url.path)/Pictures/PeopleTests/people.svg;") ?? false)
    #expect(folder.pictures == ["PeopleTests/people.svg"])
    Self.screen("Ada").expectPicture(function: "people()", filePath: folder.test)
  }

  @Test func aChangedPictureNamesTheFileToLookAt() async throws {
    let folder = Folder()
    let picture = ExpectedPicture(name: "one", file: folder.url.appendingPathComponent("one.svg"))
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data(Self.screen("Ada").svg().utf8).write(to: picture.file)
    let found = await issues { picture.compare(with: Self.screen("Grace").svg(), .missing, #_sourceLocation) }
    let message = try #require(found.first)
    #expect(message.contains("--attachments-path FOLDER"))
    let path = try #require(message.components(separatedBy: "Look at ").last?.components(separatedBy: ",").first)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("#ff3b30"))
  }

  @Test func variantsArePicturesOfTheirOwn() async {
    let folder = Folder()
    let view = Self.screen("Ada")
    let label = view.subviews.first as? UILabel
    label?.font = .preferredFont(forTextStyle: .body)
    label?.adjustsFontForContentSizeCategory = true
    let found = await issues {
      view.expectPicture(
        on: .iPhone13,
        .dark,
        .accessibilityLarge,
        [.iPhoneSE.landscape, .dark, .rightToLeft],
        function: "people()",
        filePath: folder.test
      )
    }
    #expect(found.count == 4)
    let names = ["accessibility-large", "dark", "iPhone-13", "iPhone-SE-dark-right-to-left-landscape"]
    #expect(folder.pictures == names.map { "PeopleTests/people.\($0).svg" })
    #expect(folder.content("PeopleTests/people.iPhone-13.svg").contains("width=\"390\" height=\"844\""))
    #expect(folder.content("PeopleTests/people.dark.svg").contains("fill=\"#000000\""))
    #expect(folder.content("PeopleTests/people.accessibility-large.svg").contains("font-size=\"33\""))
    #expect(folder.content("PeopleTests/\(names[3].isEmpty ? "" : "people.\(names[3]).svg")").contains("width=\"667\""))
    // The view is as before.
    #expect(view.frame.width == 100 && view.traitCollection.userInterfaceStyle != .dark)
  }

  @Test(arguments: [(99, 844), (390, 4097), (0, 0), (-1, 200)])
  func aSizeThatNoScreenHasIsReported(_ width: Int, _ height: Int) async {
    let folder = Folder()
    let variants: [PictureVariant] = [
      .size(width: width, height: height), [.dark, .size(width: width, height: height)],
    ]
    for variant in variants {
      let found = await issues { Self.screen("Ada").expectPicture(on: variant, named: "ada", filePath: folder.test) }
      #expect(found.count == 1)
      #expect(found.first?.contains("a screen of \(width) × \(height) points isn't drawn") ?? false)
    }
    #expect(folder.pictures == [])
  }

  @Test(arguments: [(100, 4096), (4096, 100)])
  func theSmallestAndTheLargestScreenAreDrawn(_ width: Int, _ height: Int) async {
    let folder = Folder()
    let size = PictureVariant.size(width: width, height: height)
    _ = await issues { Self.screen("Ada").expectPicture(on: size, named: "ada", filePath: folder.test) }
    #expect(folder.content("ada.\(width)x\(height).svg").contains("width=\"\(width)\" height=\"\(height)\""))
  }

  @Test func aViewControllerIsShownInAWindow() async {
    let folder = Folder()
    final class Screen: UIViewController {
      var appearances = 0
      override func viewDidAppear(_ animated: Bool) { appearances += 1 }
    }
    let screen = Screen()
    screen.title = "People"
    let navigation = UINavigationController(rootViewController: screen)
    _ = await issues { navigation.expectPicture(on: .iPhone15, named: "people", filePath: folder.test) }
    #expect(folder.pictures == ["people.iPhone-15.svg"] && screen.appearances == 1)
    #expect(folder.content("people.iPhone-15.svg").contains(">People<"))
    #expect(navigation.view.window == nil)
  }

  @Test func twoCallsCannotOverwriteEachOther() async {
    let folder = Folder()
    _ = await issues { Self.screen("Ada").expectPicture(function: "people()", filePath: folder.test) }
    let found = await issues { Self.screen("Grace").expectPicture(function: "people()", filePath: folder.test) }
    #expect(found.count == 1 && found.first?.contains("was recorded in this run with other content") ?? false)
    let file = folder.url.appendingPathComponent("Pictures/PeopleTests/people.svg")
    let again = await issues {
      ExpectedPicture(name: "people", file: file).compare(with: "other", .all, #_sourceLocation)
    }
    #expect(again.count == 1 && folder.content("PeopleTests/people.svg").contains("Ada"))
  }

  // MARK: On servers

  @Test(arguments: [
    ([:], PictureRecording.missing), (["CI": "true"], .none), (["CI": "1"], .none), (["CI": "false"], .missing),
    (["CI": ""], .missing), (["RECORD_PICTURES": "0"], .none), (["RECORD_PICTURES": "1"], .all),
    (["CI": "true", "RECORD_PICTURES": "1"], .all), (["CI": "false", "RECORD_PICTURES": "0"], .none),
    (["RECORD_PICTURES": ""], .missing),
  ])
  func theEnvironmentDecidesWhatIsRecorded(environment: [String: String], expected: PictureRecording) {
    #expect(PictureRecording(environment: environment) == expected)
  }

  @Test func aMissingPictureFailsEachTimeWhereNoneIsRecorded() async {
    let folder = Folder()
    let picture = ExpectedPicture(name: "ada", file: folder.url.appendingPathComponent("Pictures/ada.svg"))
    for _ in 0..<2 {
      let found = await issues { picture.compare(with: Self.screen("Ada").svg(), .none, #_sourceLocation) }
      #expect(found.count == 1 && found.first?.contains("and this run records none; ") ?? false, "\(found)")
    }
    #expect(folder.pictures == [])
  }

  @Test(arguments: ["../ada", "/tmp/ada", "a/../../ada", "a//b", "", ".ada", "a\nb"])
  func aNameOutsideOfTheFolderIsRefused(name: String) async {
    let folder = Folder()
    let found = await issues { Self.screen("Ada").expectPicture(named: name, filePath: folder.test) }
    #expect(found.count == 1 && found.first?.contains("isn't the name of a picture") ?? false, "\(found)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  /// A view without a size has room for all of its text, and is as before afterwards.
  @Test func aViewWithoutASizeIsDrawnInTheSizeOfItsContent() async {
    let folder = Folder()
    let label = UILabel()
    label.text = "Ada Lovelace"
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    stack.axis = .vertical
    for case let (label as UILabel, text) in zip(stack.arrangedSubviews, ["Grace", "Hopper"]) { label.text = text }
    for (view, name) in [(label, "label"), (stack, "stack")] as [(UIView, String)] {
      _ = await issues { view.expectPicture(named: name, filePath: folder.test) }
      #expect(view.frame.size == .zero)
    }
    let size = label.intrinsicContentSize
    let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    let picture = folder.content("label.svg")
    #expect(picture.contains("viewBox=\"0 0 \(width) \(height)\""), "\(picture)")
    #expect(picture.contains(">Ada Lovelace<"))
    for text in ["Grace", "Hopper"] { #expect(folder.content("stack.svg").contains(">\(text)<")) }
  }

  /// The choices of another test count neither for fonts nor for directions and languages.
  @Test func settingsBelongToTheTestThatChoseThem() async {
    let user = UIApplication.shared.user
    user.setPreferredContentSizeCategory(.accessibilityLarge)
    user.setLayoutDirection(.rightToLeft)
    user.setPreferredLanguages(["de"])
    func isChosen() -> Bool {
      UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge
        && UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        && UIFont.preferredFont(forTextStyle: .body).pointSize > 30
    }
    #expect(isChosen())
    // Another test has its own scope.
    UserLanguages.shared.withScope("another test") { #expect(!isChosen() && UserLanguages.shared.chosen.isEmpty) }
    user.setPreferredContentSizeCategory(.large)
    user.setLayoutDirection(.leftToRight)
    user.setPreferredLanguages([])
    #expect(!isChosen())
  }

  @Test func textsAreReadFromTheTopAndTheLeft() async {
    let folder = Folder()
    let view = Self.screen("Ada & co")
    let right = UILabel(frame: CGRect(x: 95, y: 20, width: 40, height: 20))
    right.text = "36"
    let below = UILabel(frame: CGRect(x: 10, y: 40, width: 80, height: 20))
    below.text = "Lovelace"
    for label in [below, right] { view.addSubview(label) }
    _ = await issues { view.expectPicture(named: "people", as: .text, filePath: folder.test) }
    #expect(folder.content("people.txt") == "Ada & co  36\nLovelace\n")
  }

  @Test func theHierarchyHasClassesAndFrames() async {
    let folder = Folder()
    _ = await issues { Self.screen("Ada").expectPicture(named: "people", as: .hierarchy, filePath: folder.test) }
    #expect(folder.content("people.hierarchy.txt") == "UIView (0 0; 100 60)\n  UILabel (10 20; 80 20) \"Ada\"\n")
  }

  @Test(arguments: [
    ("<rect x=\"1\" fill=\"#111\"/>", "<rect x=\"1.5\" fill=\"#111\"/>", true),
    ("<rect x=\"1\"/>", "<rect x=\"1.6\"/>", false), ("<rect fill=\"#111\"/>", "<rect fill=\"#112\"/>", false),
    ("<text x=\"1\">1</text>", "<text x=\"1\">1.2</text>", false),
    ("<path d=\"M0 1L2 3\"/>", "<path d=\"M0 1.4L2 3\"/>", true), ("UIView (0 0; 1 1)", "UIView (0 0; 1.5 1)", true),
    ("UIView (0 0; 1 1)", "UILabel (0 0; 1 1)", false), ("<g>", "<g>\n<g>", false),
    ("<g transform=\"translate(1 2)\">", "<g transform=\"translate(1.2 2)\">", true),
  ])
  func positionsMayDifferWithinTheTolerance(_ old: String, new: String, isAccepted: Bool) {
    #expect(PictureTolerance(0.5).accepts(old, new) == isAccepted)
  }

  @Test func aRecordedPictureIsTheOneThatIsExpected() throws {
    let folder = Folder()
    let picture = ExpectedPicture(name: "ada", file: folder.url.appendingPathComponent("people/ada.svg"))
    let svg = Self.screen("Ada").svg()
    picture.compare(with: svg, .all, #_sourceLocation)
    picture.compare(with: svg, .missing, #_sourceLocation)
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
