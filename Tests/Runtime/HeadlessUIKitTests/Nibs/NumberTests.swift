import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit
@testable import HeadlessUIKitDrawing

/// Numbers in documents, however impossible: each is used, or reported and replaced by the default.
@MainActor struct NumberTests {
  /// An attribute, as the beginning and the end of a nib's objects around its value.
  struct Attribute: NamedCase {
    let name: String
    let before: String
    let after: String

    init(_ name: String, _ object: String) {
      self.name = name
      let parts = object.components(separatedBy: "NUMBER")
      before = parts[0]
      after = parts.dropFirst().joined(separator: "NUMBER")
    }

    func nib(_ value: String) -> Data { DocumentText.nib(before + value + after) }
  }

  nonisolated private static func view(_ tag: String, _ attributes: String = "", _ content: String = "") -> String {
    """
    <\(tag) id="1" \(attributes)><rect key="frame" x="1" y="2" width="200" height="40"/>\(content)</\(tag)>
    """
  }

  nonisolated private static let attributes: [Attribute] = frames + written + contents + [image]

  nonisolated private static let image = Attribute(
    "image",
    view("imageView", "image=\"i\"") + "</objects><resources>"
      + "<image name=\"i\" width=\"NUMBER\" height=\"4\"/></resources><objects>"
  )

  nonisolated private static let frames: [Attribute] = {
    let names = ["x", "y", "width", "height"]
    return names.map { (name: String) -> Attribute in
      let others = names.filter { $0 != name }.map { "\($0)=\"10\"" }.joined(separator: " ")
      return Attribute("frame.\(name)", "<view id=\"1\"><rect key=\"frame\" \(others) \(name)=\"NUMBER\"/></view>")
    }
  }()

  nonisolated private static let written: [Attribute] = {
    let names: [(String, String)] = [
      ("view", "alpha"), ("view", "tag"), ("view", "horizontalHuggingPriority"), ("stackView", "spacing"),
      ("label", "numberOfLines"), ("label", "minimumScaleFactor"), ("label", "preferredMaxLayoutWidth"),
      ("textField", "minimumFontSize"), ("slider", "minValue"), ("slider", "maxValue"), ("slider", "value"),
      ("stepper", "minimumValue"), ("stepper", "maximumValue"), ("stepper", "stepValue"), ("stepper", "value"),
      ("pageControl", "numberOfPages"), ("pageControl", "currentPage"), ("progressView", "progress"),
      ("segmentedControl", "selectedSegmentIndex"), ("datePicker", "minuteInterval"),
      ("datePicker", "countDownDuration"), ("tableView", "rowHeight"), ("tableView", "sectionHeaderHeight"),
      ("tableViewCell", "indentationLevel"), ("tableViewCell", "indentationWidth"),
    ]
    return names.map { tag, name in Attribute("\(tag).\(name)", view(tag, "text=\"a b\" \(name)=\"NUMBER\"")) }
  }()

  /// A line with a name, an element, its attributes and its content.
  nonisolated private static let contents: [Attribute] = """
    pointSize | label | text="Text" | <fontDescription key="fontDescription" pointSize="NUMBER"/>
    red | view | | <color key="backgroundColor" red="NUMBER" green="0" blue="0"/>
    white | view | | <color key="backgroundColor" white="NUMBER" alpha="0.5"/>
    color.alpha | label | text="a" | <color key="textColor" white="1" alpha="NUMBER"/>
    layoutMargins | view | | <edgeInsets key="layoutMargins" top="NUMBER" left="1"/>
    contentInset | scrollView | | <inset key="contentInset" minX="NUMBER" minY="1"/>
    date | datePicker | useCurrentDate="NO" | <date key="date" timeIntervalSinceReferenceDate="NUMBER"/>
    itemSize | collectionView | | <collectionViewFlowLayout key="collectionViewLayout" id="2"><size key="itemSize" \
    width="NUMBER" height="5"/></collectionViewFlowLayout>
    constraint.constant | view | | CONSTRAINT constant="NUMBER"/></constraints>
    constraint.multiplier | view | | CONSTRAINT multiplier="NUMBER"/></constraints>
    constraint.priority | view | | CONSTRAINT priority="NUMBER"/></constraints>
    attribute.real | view | | ATTRIBUTE "number" keyPath="layer.cornerRadius"><real key="value" value="NUMBER"/>END
    attribute.integer | view | | ATTRIBUTE "number" keyPath="layer.cornerRadius"><integer key="value" \
    value="NUMBER"/>END
    attribute.size | view | | ATTRIBUTE "size" keyPath="layer.shadowOffset"><size key="value" width="NUMBER" \
    height="1"/>END
    attribute.rect | view | | ATTRIBUTE "rect" keyPath="bounds"><rect key="value" x="0" y="NUMBER" width="NUMBER"/>END
    attribute.range | view | | ATTRIBUTE "range" keyPath="tag"><range key="value" location="NUMBER" length="1"/>END
    attribute.borderWidth | view | | ATTRIBUTE "number" keyPath="layer.borderWidth"><real key="value" \
    value="NUMBER"/>END
    """
    .replacing("ATTRIBUTE ", with: "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=")
    .replacing("END", with: "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>")
    .replacing(
      "CONSTRAINT",
      with: #"<subviews><view id="2" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" "#
        + #"width="1" height="1"/></view></subviews><constraints><constraint id="3" firstItem="2" "#
        + #"firstAttribute="width" secondItem="1" secondAttribute="width""#
    )
    .split(separator: "\n").map { line -> Attribute in
      let parts = line.components(separatedBy: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
      return Attribute(parts[0], view(parts[1], parts.count == 4 ? parts[2] : "", parts[parts.count - 1]))
    }

  /// Values that aren't numbers, or numbers with which nothing can be calculated.
  private static let impossible = ["nan", "-nan", "inf", "-inf", "1e999", "-1e999", "", "abc", "1e309"]
  private static let all =
    impossible + [
      "0", "-0", "-1", "1e308", "-1e308", "1e19", "-1e19", "9223372036854775808", "1e-320", "0.5", "10001", "1e7",
      "1e8", "0x1p4",
    ]
  /// By default, some of each kind.
  private static let values = SoakLength.cases(all) {
    ["nan", "-inf", "abc", "", "-0", "-1", "1e308", "1e19", "1e-320", "0x1p4"].contains($0)
  }

  /// By default, every third attribute; the others are loaded below.
  @Test(.tags(.soak), arguments: SoakLength.cases(attributes, byDefaultEvery: 3))
  func everyNumberIsDrawnAndLaidOut(attribute: Attribute) throws {
    for value in Self.values {
      let data = attribute.nib(value)
      let drawn = try DocumentPictures(of: data, path: "A.xib")
      #expect(!drawn.pictures.isEmpty)
      for picture in drawn.pictures { expectNumbers(picture.svg, "\(attribute.name) = \(value)") }
      let frames = try DocumentFrames(of: data, path: "A.xib").entries
      for frame in frames { #expect(frame.laidOut.minX.isFinite && frame.laidOut.width.isFinite) }
      let isImpossible = Self.impossible.contains(value)
      if isImpossible { #expect(!drawn.warnings.isEmpty, "\(attribute.name) = \(value)") }
    }
  }

  @Test(.tags(.soak), arguments: attributes)
  func everyNumberIsLoaded(attribute: Attribute) {
    for value in Self.values {
      let objects = UINib(data: attribute.nib(value), bundle: nil).instantiate(withOwner: nil)
      for case let view as UIView in objects {
        view.layoutIfNeeded()
        #expect(view.frame.minX.isFinite && view.frame.width.isFinite, "\(attribute.name) = \(value)")
      }
    }
  }

  private func expectNumbers(_ svg: String, _ text: String) {
    for attribute in svg.components(separatedBy: "=\"").dropFirst() {
      let value = attribute.prefix { $0 != "\"" }.lowercased()
      #expect(!["inf", "-inf", "nan", "-nan"].contains(value), "\(text)")
    }
  }

  @Test(arguments: [
    (
      "<label id=\"1\"><fontDescription key=\"fontDescription\" pointSize=\"-3\"/></label>",
      "pointSize=\"-3\" of <fontDescription key=\"fontDescription\"> isn't a number from 0 to 10000; the default applies "
        + "until it is corrected"
    ),
    (
      "<view id=\"1\" alpha=\"NaN\"/>",
      "alpha=\"NaN\" of <view> isn't a number from -10 to 10; the default applies until it is corrected"
    ),
    (
      "<view id=\"1\"><constraints><constraint id=\"2\" firstAttribute=\"width\" constant=\"9\" priority=\"0\"/></constraints></view>",
      "priority=\"0\" of <constraint> isn't a number above 0 and at most 1000; the default applies until it is corrected"
    ),
    (
      "<view id=\"1\"><constraints><constraint id=\"2\" firstAttribute=\"width\" constant=\"9\" priority=\"0.5\"/></constraints></view>",
      nil
    ),
    ("<view id=\"1\" alpha=\"0.5\"/>", nil),
    ("<label id=\"1\"><fontDescription key=\"fontDescription\" pointSize=\"0\"/></label>", nil),
  ])
  func aNumberOutOfRangeIsReportedAtItsLocation(object: String, message: String?) throws {
    let warnings = try DocumentPictures(of: DocumentText.nib("\n  " + object), path: "A.xib").warnings
    #expect(warnings.map(\.message) == [message].compactMap { $0 })
    #expect(warnings.map(\.line) == (message == nil ? [] : [3]))
  }

  @Test func theDefaultAppliesForANumberOutOfRange() throws {
    let nib = DocumentText.nib(
      """
      <label id="1" alpha="1e300" tag="nan"><rect key="frame" x="1e300" y="3" width="inf" height="4"/>
      <fontDescription key="fontDescription" type="system" pointSize="-1"/></label>
      """
    )
    let label = try #require(UINib(data: nib, bundle: nil).instantiate(withOwner: nil).first as? UILabel)
    #expect(label.alpha == 1)
    #expect(label.tag == 0)
    #expect(label.frame == CGRect(x: 0, y: 3, width: 0, height: 4))
    #expect(label.font == .systemFont(ofSize: UIFont.systemFontSize))
  }
}
