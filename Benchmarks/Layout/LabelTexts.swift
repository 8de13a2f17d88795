import HeadlessUIKit

/// Labels with texts that no other seed's labels have, in one of twenty font sizes.
@MainActor
struct LabelTexts {
  private let seed: UInt64
  private var random: SeededGenerator

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  /// The width of a root that contains the labels.
  var width: CGFloat { CGFloat(320 + seed % 100) }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// A text of some words, as long as a title or, if it has lines, as long as a paragraph.
  mutating func text(hasLines: Bool = false) -> String {
    let count = hasLines ? 8 + number(below: 24) : 1 + number(below: 4)
    let words = (0..<count).map { _ in
      String((0..<2 + number(below: 8)).map { _ in Character(UnicodeScalar(UInt8(97 + number(below: 26)))) })
    }
    return words.joined(separator: " ") + " \(seed)"
  }

  mutating func label(hasLines: Bool = false) -> UILabel {
    let label = UILabel()
    label.text = text(hasLines: hasLines)
    label.numberOfLines = hasLines ? 0 : 1
    label.font = .systemFont(ofSize: CGFloat(10 + number(below: 20)))
    return label
  }
}

/// The seeds of a row's roots, each used once.
@MainActor
final class Seeds {
  private var last: UInt64 = 0

  func next() -> UInt64 {
    last += 1
    return last
  }
}
