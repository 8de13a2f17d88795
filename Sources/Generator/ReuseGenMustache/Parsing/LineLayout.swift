/// Whether a line is standalone: it contains only tags that produce no text, so that the line itself isn't written.
struct LineLayout {
  /// Whether white space and the line break are omitted.
  private(set) var isStandalone = false
  /// Whether a block begins and ends on the standalone line. Its replacement may need the line break.
  private(set) var holdsBlock = false
  /// The piece that closes a parent or block on this line, by the piece that opens it.
  private(set) var closings: [Int: Int] = [:]

  /// - Parameters:
  ///   - line: The line.
  ///   - enclosing: The kinds of the tags that are open at the start of the line, the innermost last.
  init(_ line: Line, enclosing: some BidirectionalCollection<Tag.Kind>) {
    pairInheritance(line)
    var open = OpenKinds(enclosing: enclosing)
    var standardTags = 0
    var inheritanceTags = 0
    var completeTags = 0

    var index = 0
    while index < line.pieces.count {
      let piece = line.pieces[index]
      // Directly in a parent, only blocks are written.
      let isIgnored = open.innermost == .parent
      index += 1
      switch piece {
      case .blank:
        continue
      case .text:
        if !isIgnored { return }
      case .tag(let tag):
        switch tag.kind {
        case .value, .unescapedValue:
          if !isIgnored { return }
        case .comment, .setDelimiters, .partial:
          if !isIgnored { standardTags += 1 }
        case .section, .invertedSection:
          if !isIgnored { standardTags += 1 }
          open.enter(tag.kind)
        case .parent, .block:
          if let closing = closings[index - 1] {
            if !isIgnored { completeTags += 1 }
            holdsBlock = holdsBlock || tag.kind == .block && !isIgnored
            index = closing + 1
          } else {
            inheritanceTags += 1
            open.enter(tag.kind)
          }
        case .closing:
          if open.innermost?.isInheritance == true { inheritanceTags += 1 } else { standardTags += 1 }
          open.leave()
        }
      }
    }
    // One tag, or one complete parent or block, or several tags that begin or end parents and blocks.
    isStandalone = standardTags + completeTags + min(inheritanceTags, 1) == 1
  }

  private mutating func pairInheritance(_ line: Line) {
    guard line.pieces.contains(where: \.isInheritance) else { return }
    var open: [(index: Int, kind: Tag.Kind)] = []
    for (index, piece) in line.pieces.enumerated() {
      guard case .tag(let tag) = piece else { continue }
      if tag.kind.isOpening {
        open.append((index, tag.kind))
      } else if tag.kind == .closing, let opening = open.popLast(), opening.kind.isInheritance {
        closings[opening.index] = index
      }
    }
  }
}

/// The tags that are open within a line: those of earlier lines, and those that the line opens.
private struct OpenKinds<Enclosing: BidirectionalCollection<Tag.Kind>> {
  private var enclosing: Enclosing.SubSequence
  private var entered: [Tag.Kind] = []

  init(enclosing: Enclosing) {
    self.enclosing = enclosing[...]
  }

  var innermost: Tag.Kind? { entered.last ?? enclosing.last }

  mutating func enter(_ kind: Tag.Kind) { entered.append(kind) }

  mutating func leave() {
    if entered.popLast() == nil { _ = enclosing.popLast() }
  }
}

extension Line.Piece {
  fileprivate var isInheritance: Bool {
    if case .tag(let tag) = self { tag.kind.isInheritance } else { false }
  }
}
