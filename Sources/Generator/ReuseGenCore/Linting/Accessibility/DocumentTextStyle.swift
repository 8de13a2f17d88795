import ReuseGenXML

/// A text style of UIKit, with the sizes that Apple's Human Interface Guidelines specify.
struct DocumentTextStyle: Equatable {
  /// The name in Interface Builder: "Title 1".
  let name: String
  /// The name in documents: "UICTFontTextStyleTitle1".
  let key: String
  /// The size in points at the default text size.
  let size: Double
  /// The line height in points at the largest accessibility size.
  let largestLine: Double
  var isBold = false

  static let all = [
    DocumentTextStyle(name: "Large Title", key: "UICTFontTextStyleTitle0", size: 34, largestLine: 70),
    DocumentTextStyle(name: "Title 1", key: "UICTFontTextStyleTitle1", size: 28, largestLine: 68),
    DocumentTextStyle(name: "Title 2", key: "UICTFontTextStyleTitle2", size: 22, largestLine: 66),
    DocumentTextStyle(name: "Title 3", key: "UICTFontTextStyleTitle3", size: 20, largestLine: 65),
    DocumentTextStyle(name: "Headline", key: "UICTFontTextStyleHeadline", size: 17, largestLine: 62, isBold: true),
    DocumentTextStyle(name: "Body", key: "UICTFontTextStyleBody", size: 17, largestLine: 62),
    DocumentTextStyle(name: "Callout", key: "UICTFontTextStyleCallout", size: 16, largestLine: 60),
    DocumentTextStyle(name: "Subhead", key: "UICTFontTextStyleSubhead", size: 15, largestLine: 58),
    DocumentTextStyle(name: "Footnote", key: "UICTFontTextStyleFootnote", size: 13, largestLine: 52),
    DocumentTextStyle(name: "Caption 1", key: "UICTFontTextStyleCaption1", size: 12, largestLine: 51),
    DocumentTextStyle(name: "Caption 2", key: "UICTFontTextStyleCaption2", size: 11, largestLine: 48),
  ]

  /// The style of a font description, or of none that is known.
  static func named(by font: IBElement) -> DocumentTextStyle? {
    font["style"].flatMap { key in all.first { $0.key == key } }
  }

  /// The style whose font at the default text size is the fixed font of a description.
  static func matching(_ font: IBElement) -> DocumentTextStyle? {
    guard font["style"] == nil, let size = font["pointSize"].flatMap(Double.init) else { return nil }
    switch (font["type"], font["weight"]) {
    case ("system", nil), ("system", "regular"): return all.first { $0.size == size && !$0.isBold }
    case ("boldSystem", nil), ("system", "semibold"): return all.first { $0.size == size && $0.isBold }
    default: return nil
    }
  }
}
