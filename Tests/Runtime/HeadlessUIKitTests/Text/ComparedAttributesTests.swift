import Testing

@testable import HeadlessUIKit

/// Foundation compares the attributes of texts that meet.
@MainActor struct ComparedAttributesTests {
  private static func style(_ indent: CGFloat) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.headIndent = indent
    return style
  }

  private static func attachment(_ height: CGFloat) -> NSTextAttachment {
    let attachment = NSTextAttachment()
    attachment.bounds.size.height = height
    return attachment
  }

  private static func shadow(_ radius: CGFloat) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = radius
    return shadow
  }

  private static func values(of key: NSAttributedString.Key) -> [NSObject] {
    switch key {
    case .font: ["Georgia", "TimesNewRomanPSMT", "HelveticaNeue-Bold"].compactMap { UIFont(name: $0, size: 12) }
    case .foregroundColor: [.white, .black, .red, .clear, .label, UIColor(white: 0.5, alpha: 1)] as [UIColor]
    case .backgroundColor: [UIColor { _ in .white }, UIColor { _ in .black }]
    case .paragraphStyle: [style(0), style(1), style(1), NSParagraphStyle.default]
    case .shadow: [shadow(0), shadow(1)]
    default: [attachment(0), attachment(1)]
    }
  }

  @Test(
    arguments: [
      .font, .foregroundColor, .backgroundColor, .paragraphStyle, .shadow, .attachment,
    ] as [NSAttributedString.Key]
  )
  func textsWithAttributesCanBeAppended(key: NSAttributedString.Key) {
    let values = Self.values(of: key)
    for one in values {
      for other in values {
        let text = NSMutableAttributedString(string: "a", attributes: [key: one])
        text.append(NSAttributedString(string: "b", attributes: [key: other]))
        text.addAttribute(key, value: one, range: NSRange(location: 1, length: 1))
        text.addAttribute(key, value: other, range: NSRange(location: 0, length: 1))
        // Equal values are the same one to Foundation.
        #expect((text.attribute(key, at: 0, effectiveRange: nil) as? NSObject)?.isEqual(other) == true)
      }
    }
  }
}
