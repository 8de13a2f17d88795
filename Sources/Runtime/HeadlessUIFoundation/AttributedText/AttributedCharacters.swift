import HeadlessFonts

/// The characters of an attributed text with what lines depend on.
struct AttributedCharacters {
  /// Characters with the same attributes.
  struct Run {
    let attributes: [NSAttributedString.Key: Any]
    let font: UIFont
    let style: NSParagraphStyle
    /// The rectangle of an attachment above the baseline, in points.
    let attachment: CGRect?
  }

  private(set) var runs: [Run] = []
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var advances: [Double] = []
  private(set) var runIndices: [Int] = []

  /// - Parameter font: The font of characters without one.
  init(_ text: NSAttributedString, font: UIFont) {
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let run = Run(attributes, font)
      let advances = run.font.metrics.advances
      let spacing = Self.number(attributes[.kern]) ?? Self.number(attributes[.tracking]) ?? 0
      let part = (text.string as NSString).substring(with: range)
      UnsupportedAttributes.report(in: run, hasTabs: part.contains("\t"))
      // Characters of different fonts have no kerning.
      var previous = scalars.last.flatMap { $0 == "\u{200D}" ? $0 : nil }
      for scalar in part.unicodeScalars {
        let own = advances.advance(of: scalar, after: previous)
        self.advances.append(run.attachment.map { Double($0.width) } ?? (own > 0 ? own + spacing : own))
        scalars.append(scalar)
        runIndices.append(runs.count)
        previous = scalar
      }
      runs.append(run)
    }
  }

  func run(at index: Int) -> Run { runs[runIndices[index]] }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    default: (value as? NSNumber)?.doubleValue
    }
  }
}

extension AttributedCharacters.Run {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any], _ font: UIFont) {
    self.attributes = attributes
    self.font = attributes[.font] as? UIFont ?? font
    style = attributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
    let image = attributes[.attachment] as? NSTextAttachment
    attachment = image.map { $0.bounds.isEmpty ? CGRect(origin: .zero, size: $0.image?.size ?? .zero) : $0.bounds }
  }
}
