import Testing

@testable import ReuseGenCore

/// Mistakes that are planted in documents without any: each is the only finding, at its line.
struct AccessibilityMistakeTests {
  /// An element with a mistake, on one line.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let rule: String
    let element: String

    var testDescription: String { "\(rule): \(element)" }
  }

  /// A kind of document, and what is around its views.
  enum Place: String, CaseIterable {
    case nib, scene, cell

    fileprivate var path: String { self == .scene ? "Main.storyboard" : "Form.xib" }

    /// A document with one more element, whose line is the fifth.
    fileprivate func document(_ element: String = "") -> String {
      let kind = self == .scene ? "Storyboard.XIB" : "XIB"
      let (start, end) =
        switch self {
        case .nib: ("<view id=\"root\"><subviews>", "</subviews></view>")
        case .scene:
          ("<viewController id=\"c\"><view key=\"view\" id=\"root\"><subviews>", "</subviews></view></viewController>")
        case .cell:
          (
            "<tableViewCell id=\"root\"><tableViewCellContentView key=\"contentView\" id=\"v\"><subviews>",
            "</subviews></tableViewCellContentView></tableViewCell>"
          )
        }
      let (before, after) =
        self == .scene
        ? ("<scenes><scene sceneID=\"s\"><objects>", "</objects></scene></scenes>") : ("<objects>", "</objects>")
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" useAutolayout="YES"><device id="retina6_1" appearance="light"/>
        \(before)<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(start)
        <button id="close"><state key="normal" title="Close"/><connections>\(AccessibilityMistakeTests.action)</connections></button>
        <imageView image="ornament" id="ornament"/>
        \(element)
        <switch id="switch"><accessibility key="accessibilityConfiguration" label="Sound"/></switch>
        \(end)<tapGestureRecognizer id="tap"/>\(after)
        </document>
        """
    }
  }

  private static let action = #"<action selector="act:" destination="-1" eventType="touchUpInside" id="a"/>"#
  private static let gesture = #"<outletCollection property="gestureRecognizers" destination="tap" id="g"/>"#

  private static func button(_ content: String, _ attributes: String = "") -> String {
    "<button \(attributes)id=\"m\">\(content)<connections>\(action)</connections></button>"
  }

  private static func labeled(_ element: String, _ label: String, traits: String = "") -> String {
    """
    <\(element) id="m"><accessibility key="accessibilityConfiguration" label="\(label)">\(traits)</accessibility>\
    </\(element)>
    """
  }

  private static func text(
    _ element: String,
    _ font: String,
    _ content: String = "",
    _ attributes: String = "",
    adjusts: Bool = true
  ) -> String {
    """
    <\(element) \(attributes)\(adjusts ? "adjustsFontForContentSizeCategory=\"YES\" " : "")id="m">\(content)\
    <fontDescription key="fontDescription" \(font)/></\(element)>
    """
  }

  private static func constant(_ attribute: String, _ constant: String) -> String {
    "<constraints><constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"k\"/></constraints>"
  }

  private static func frame(_ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static func colored(_ text: String, on background: String, _ content: String = "", adjusts: String = "")
    -> String
  {
    """
    <view id="n"><subviews><label text="Name" \(adjusts)id="m"><rect key="frame" x="0.0" y="0.0" width="90" height="20"/>\
    \(content)<color key="textColor" \(text)/></label></subviews><color key="backgroundColor" \(background)/></view>
    """
  }

  private static func white(_ value: Double, alpha: Double = 1) -> String {
    "white=\"\(value)\" alpha=\"\(alpha)\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\""
  }

  private static func element(_ content: String) -> String {
    """
    <view id="m"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>\
    <subviews>\(content)</subviews></view>
    """
  }

  static let mistakes: [Mistake] = [
    "accessibility-label-missing": [
      button("<state key=\"normal\" image=\"close\"/>"),
      button("<state key=\"normal\" backgroundImage=\"close\"/>"),
      button("<state key=\"normal\" title=\"\"><imageReference key=\"image\" image=\"close\"/></state>"),
      button("<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"close\"/>"),
      "<imageView userInteractionEnabled=\"YES\" id=\"m\"><connections>\(gesture)</connections></imageView>",
    ],
    "accessibility-label-trait": [
      labeled("button", "Close button"), labeled("imageView", "Profile image"), labeled("switch", "Switch."),
      labeled("textField", "Name Text Field"),
      labeled("view", "Buy Button", traits: "<accessibilityTraits key=\"traits\" button=\"YES\"/>"),
    ],
    "accessibility-element-hidden": [
      element("<button id=\"n\"/>"), element("<slider id=\"n\"/>"), element("<stepper id=\"n\"/><switch id=\"o\"/>"),
      element("<stackView id=\"n\"><subviews><textField id=\"o\"/></subviews></stackView>"),
      element("<view id=\"n\"><subviews><segmentedControl id=\"o\"/></subviews></view>"),
    ],
    "accessibility-placeholder": [
      "<textField placeholder=\"Email\" id=\"m\"/>", "<textField placeholder=\"Code\" text=\"12\" id=\"m\"/>",
      "<textField id=\"m\"><string key=\"placeholder\">Name</string></textField>",
      "<stackView id=\"n\"><subviews><textField placeholder=\"Email\" id=\"m\"/></subviews></stackView>",
      "<textField placeholder=\"Email\" id=\"m\"><accessibility key=\"accessibilityConfiguration\" hint=\"Work\"/></textField>",
    ],
    "accessibility-font-fixed": [
      text("label", "type=\"system\" pointSize=\"17\""), text("label", "type=\"boldSystem\" pointSize=\"17\""),
      text("textView", "type=\"system\" pointSize=\"12\""), text("textField", "type=\"system\" pointSize=\"16\""),
      text("label", "type=\"system\" weight=\"semibold\" pointSize=\"17\"", adjusts: false),
    ],
    "accessibility-font-adjustment": ["Body", "Headline", "Title0", "Caption2", "Subhead"].map {
      text($0 == "Body" ? "textView" : "label", "style=\"UICTFontTextStyle\($0)\"", adjusts: false)
    },
    "accessibility-text-clipped": [
      text("label", "style=\"UICTFontTextStyleBody\"", constant("height", "21")),
      text("label", "style=\"UICTFontTextStyleTitle0\"", constant("height", "69.5")),
      text("textField", "style=\"UICTFontTextStyleCaption2\"", constant("height", "34")),
      text("label", "style=\"UICTFontTextStyleBody\"", frame(200, 40), "fixedFrame=\"YES\" "),
      text("label", "style=\"UICTFontTextStyleFootnote\"", constant("height", "20")),
    ],
    "accessibility-contrast": [
      colored(white(0.6), on: white(1)), colored(white(0, alpha: 0.4), on: white(1)),
      colored(
        "red=\"1\" green=\"0.8\" blue=\"0.0\" alpha=\"1\" colorSpace=\"calibratedRGB\"",
        on: white(1),
        "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle1\"/>",
        adjusts: "adjustsFontForContentSizeCategory=\"YES\" "
      ),
      colored("cocoaTouchSystemColor=\"darkTextColor\"", on: white(0.2)),
      colored("systemColor=\"labelColor\" \(white(0))", on: white(0.3)),
    ],
    "accessibility-hit-region": [
      button(constant("height", "30") + "<state key=\"normal\" title=\"More\"/>"),
      button(constant("width", "43.5") + "<state key=\"normal\" title=\"…\"/>"),
      button(frame(24, 24) + "<state key=\"normal\" title=\"i\"/>", "fixedFrame=\"YES\" "),
      button(frame(300, 20) + "<state key=\"normal\" title=\"Terms\"/>", "fixedFrame=\"YES\" "),
      "<view fixedFrame=\"YES\" id=\"m\">\(frame(30, 60))<connections>\(gesture)</connections></view>",
    ],
  ].flatMap { rule, elements in elements.map { Mistake(rule: rule, element: $0) } }

  @Test(arguments: Place.allCases)
  func theDocumentsHaveNoMistakes(place: Place) { #expect(findings(in: place, place.document()).map(\.message) == []) }

  @Test(arguments: mistakes, Place.allCases)
  func aPlantedMistakeIsTheOnlyFinding(mistake: Mistake, place: Place) {
    let found = findings(in: place, place.document(mistake.element))
    #expect(found.map { "\($0.location?.line ?? 0) \($0.rule)" } == ["5 \(mistake.rule)"])
  }

  @Test func everyRuleHasFifteenMistakes() {
    let rules = Rules.all.filter { $0 is any AccessibilityRule.Type }.map { $0.name }
    let counts = Dictionary(grouping: Self.mistakes, by: \.rule).mapValues { $0.count * Place.allCases.count }
    #expect(counts == Dictionary(uniqueKeysWithValues: rules.map { ($0, 15) }))
  }

  /// Colors of which one follows the appearance.
  static let mistakesInDarkMode = [
    colored("systemColor=\"labelColor\"", on: white(1)),
    colored(white(0.4), on: "systemColor=\"systemBackgroundColor\""),
    colored("systemColor=\"darkTextColor\"", on: "systemColor=\"secondarySystemBackgroundColor\""),
    colored(white(0.2), on: "systemColor=\"systemBackgroundColor\""),
    colored(
      "systemColor=\"labelColor\"",
      on: "red=\"1\" green=\"0.9\" blue=\"0.6\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    ),
  ]

  @Test(arguments: mistakesInDarkMode, Place.allCases)
  func aPlantedMistakeInDarkModeIsTheOnlyFinding(element: String, place: Place) {
    let found = findings(in: place, place.document(element))
    #expect(found.map { "\($0.location?.line ?? 0) \($0.rule)" } == ["5 accessibility-contrast"])
    #expect(found.allSatisfy { $0.message.contains("in Dark Mode") })
  }

  private func findings(in place: Place, _ text: String) -> [Diagnostic] {
    Pipeline().lint(
      TargetInput(
        ManifestReading.empty(named: "App").checkingAccessibility(),
        documents: [DocumentFile(path: place.path, text: text, keepsElements: true)]
      )
    )
  }
}
