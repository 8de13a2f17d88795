import HeadlessUIKit

extension SVGCanvas {
  /// Adds the lines that fit into the block.
  func add(_ block: AttributedBlock) {
    let bounds = block.bounds
    let start = block.fromTop ? bounds.minY : bounds.midY - block.lines.size.height / 2
    for (index, line) in block.lines.lines.enumerated() where line.top + line.height <= bounds.height * 1.2 {
      let isLast = index == block.lines.lines.count - 1
      let origin = CGPoint(x: x(of: line, in: block), y: start)
      add(line, at: origin, block.color, isCut: isLast && block.lines.isTruncated, end: bounds.maxX)
    }
  }

  private func x(of line: AttributedLines.Line, in block: AttributedBlock) -> CGFloat {
    let bounds = block.bounds
    switch line.alignment == .natural ? block.alignment : line.alignment {
    case .center: return max(bounds.minX, bounds.midX - line.width / 2)
    case .right: return max(bounds.minX, bounds.maxX - line.indents.head - line.width)
    default: return bounds.minX + line.indents.head
    }
  }

  private func add(_ line: AttributedLines.Line, at origin: CGPoint, _ color: UIColor, isCut: Bool, end: CGFloat) {
    for (index, piece) in line.pieces.enumerated() {
      let isLast = index == line.pieces.count - 1
      let place = CGPoint(x: origin.x + piece.x, y: origin.y + line.baseline)
      if place.x >= end { return }
      let isTooLong = place.x + piece.width > end * 1.05
      if let attachment = piece.attachment {
        let image = (piece.attributes[.attachment] as? NSTextAttachment)?.image
        let box = attachment.offsetBy(dx: place.x - attachment.minX, dy: place.y - attachment.maxY - attachment.minY)
        self.image(image, in: box, tint: color)
      } else if isTooLong || isCut && isLast {
        let cut = TextLines.cut(piece.text, piece.font, end - place.x)
        self.line(cut, at: place, piece.font, piece.color ?? color)
      } else {
        add(piece, at: place, color, top: origin.y + line.top, height: line.height)
      }
    }
  }

  private func add(
    _ piece: AttributedLines.Piece,
    at place: CGPoint,
    _ color: UIColor,
    top: CGFloat,
    height: CGFloat
  ) {
    if let background = piece.attributes[.backgroundColor] as? UIColor {
      rect(CGRect(x: place.x, y: top, width: piece.width, height: height), fill: background)
    }
    let offset = piece.attributes[.baselineOffset] as? CGFloat ?? 0
    let baseline = CGPoint(x: place.x, y: place.y - offset)
    line(piece.text, at: baseline, piece.font, piece.color ?? color, width: piece.width)
    let lines: [(NSAttributedString.Key, CGFloat)] = [
      (.underlineStyle, baseline.y + 1.5), (.strikethroughStyle, baseline.y - piece.font.xHeight / 2),
    ]
    for (key, y) in lines where piece.attributes[key] as? Int ?? 0 != 0 {
      let ends = [CGPoint(x: place.x, y: y), CGPoint(x: place.x + piece.width, y: y)]
      path(ends, Paint(stroke: piece.color ?? color, width: 1))
    }
  }
}

extension AttributedLines.Piece {
  fileprivate var color: UIColor? { attributes[.foregroundColor] as? UIColor }
}
