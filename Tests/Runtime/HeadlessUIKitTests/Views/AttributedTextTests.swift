import HeadlessUIKitDrawing
import Testing

@testable import HeadlessUIKit

/// The size and the pictures of text with attributes.
@MainActor struct AttributedTextTests {
  private let small = UIFont.systemFont(ofSize: 12)
  private let large = UIFont.boldSystemFont(ofSize: 30)

  private func text(_ runs: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in runs { text.append(NSAttributedString(string: string, attributes: attributes)) }
    return text
  }

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func size(_ text: NSAttributedString, width: CGFloat = 10_000) -> CGSize {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.7 }

  @Test func aLineHasTheWidthsAndTheTallestHeightOfItsFonts() {
    let size = size(text(("Small ", [.font: small]), ("Large", [.font: large])))
    #expect(isNear(size.width, small.width(of: "Small ") + large.width(of: "Large")))
    #expect(isNear(size.height, large.lineHeight))
  }

  /// `size()` and `size(withAttributes:)` don't wrap, and keep the text's own lines.
  @Test func lineBreaksCountInAnUnlimitedSize() {
    for (string, lines) in [("A long line that doesn't wrap", 1), ("Two\nlines", 2)] as [(String, CGFloat)] {
      let size = text((string, [.font: small])).size()
      #expect(string.size(withAttributes: [.font: small]) == size)
      #expect(isNear(size.height, lines * small.lineHeight))
    }
  }

  @Test func textOfOneFontIsMeasuredAsWithoutAttributes() {
    let long = "One line after another until there are several, with well-known hyphens. 日本語 And a\nbreak."
    for width in [40, 90, 200, 1000] as [CGFloat] {
      let plain = small.size(of: long, width: width, lines: 0)
      #expect(size(text((long, [.font: small])), width: width) == plain)
    }
  }

  @Test func eachLineHasItsOwnHeight() {
    let size = size(text(("Small\n", [.font: small]), ("Large", [.font: large])))
    #expect(isNear(size.height, small.lineHeight + large.lineHeight + large.leading))
  }

  @Test func kerningWidensText() {
    let plain = size(text(("Four", [.font: small])))
    #expect(isNear(size(text(("Four", [.font: small, .kern: 2]))).width, plain.width + 8))
    #expect(isNear(size(text(("Four", [.font: small, .kern: CGFloat(-0.5)]))).width, plain.width - 2))
  }

  struct Style: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The height of three paragraphs beyond that of their font.
    let more: CGFloat
    let change: @Sendable (NSMutableParagraphStyle) -> Void
  }

  @Test(arguments: [
    Style(testDescription: "line spacing", more: 2 * 5) { $0.lineSpacing = 5 },
    Style(testDescription: "paragraph spacing", more: 2 * 7) { $0.paragraphSpacing = 7 },
    Style(testDescription: "spacing before", more: 2 * 9) { $0.paragraphSpacingBefore = 9 },
    Style(testDescription: "minimum", more: 3 * 6) {
      $0.minimumLineHeight = UIFont.systemFont(ofSize: 12).lineHeight + 6
    },
    Style(testDescription: "maximum", more: 3 * -2) {
      $0.maximumLineHeight = UIFont.systemFont(ofSize: 12).lineHeight - 2
    },
  ])
  func aParagraphStyleDeterminesHeights(_ test: Style) {
    let plain = size(text(("A\nB\nC", [.font: small])))
    let styled = size(text(("A\nB\nC", [.font: small, .paragraphStyle: style(test.change)])))
    #expect(isNear(styled.height - plain.height, test.more))
  }

  @Test func aMultipleOfTheLineHeightCounts() {
    let styled = text(("A\nB", [.font: small, .paragraphStyle: style { $0.lineHeightMultiple = 2 }]))
    #expect(isNear(size(styled).height, 4 * small.lineHeight + small.leading))
  }

  @Test func indentsLeaveLessRoom() {
    let indented = style {
      $0.headIndent = 30
      $0.firstLineHeadIndent = 10
      $0.tailIndent = -20
    }
    let words = "One two three four five six seven"
    let plain = size(text((words, [.font: small])), width: 120)
    let narrow = size(text((words, [.font: small, .paragraphStyle: indented])), width: 120)
    #expect(narrow.height > plain.height && narrow.width <= 120.5)
    let short = size(text(("One", [.font: small, .paragraphStyle: indented])), width: 120)
    #expect(isNear(short.width, small.width(of: "One") + 30))
  }

  @Test func anAttachmentTakesItsRoom() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 40, height: 50)
    let line = NSMutableAttributedString(attributedString: text(("A", [.font: small])))
    line.append(NSAttributedString(attachment: attachment))
    let size = size(line)
    #expect(isNear(size.width, small.width(of: "A") + 40))
    #expect(isNear(size.height, 46 + max(4, -small.descender)))
  }

  @Test func viewsHaveTheSizeOfTheirAttributedText() {
    let mixed = text(("Small ", [.font: small]), ("Large", [.font: large]))
    let label = UILabel()
    label.attributedText = mixed
    #expect(label.intrinsicContentSize == size(mixed))
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 80, height: 0))
    #expect(wrapped == size(mixed, width: 80) && wrapped.height > small.lineHeight + large.lineHeight - 1)
    let button = UIButton()
    button.setAttributedTitle(mixed, for: .normal)
    #expect(isNear(button.intrinsicContentSize.width, size(mixed).width))
    let view = UITextView()
    view.isScrollEnabled = false
    let empty = view.sizeThatFits(CGSize(width: 300, height: 0))
    view.attributedText = mixed
    #expect(isNear(view.sizeThatFits(CGSize(width: 300, height: 0)).width - empty.width, size(mixed).width))
  }

  @Test func textWithoutAFontHasTheLabels() {
    let label = UILabel()
    (label.font, label.attributedText) = (large, text(("Words", [.foregroundColor: UIColor.red])))
    #expect(label.intrinsicContentSize == large.size(of: "Words", width: .infinity, lines: 1))
  }

  @Test func eachRunIsDrawnInItsFontAndColor() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.attributedText = text(
      ("Small ", [.font: small, .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]),
      ("Large", [.font: large, .kern: 3])
    )
    let picture = label.svg()
    #expect(picture.contains("font-size=\"12\"") && picture.contains("font-size=\"30\""))
    #expect(picture.contains("fill=\"#ff0000\"") && picture.contains(">Small </text>"))
    let width = ((Double(large.width(of: "Large")) + 15) * 100).rounded() / 100
    #expect(picture.contains("textLength=\"\(width)\""))
  }

  @Test func aLineThatIsTooLongIsCut() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.attributedText = text(("Several words that do not fit", [.font: small]))
    #expect(label.svg().contains("…</text>"))
  }
}
