import HeadlessUIKit

/// The frames of a storyboard's scenes on its page: where Interface Builder's canvas has them, as far as they don't
/// overlap.
///
/// Each scene takes constant time, whatever the other scenes are: few attempts are made to find it a free location
/// beside the desired one, and the locations are looked up in cells of the canvas.
struct SceneLayout {
  /// The distance between scenes, in points.
  private let spacing: CGFloat
  /// How often a scene that overlaps others is moved beside them.
  private static let attempts = 8
  private var occupied = OccupiedCanvas()
  private var frames: [CGRect?] = []
  /// The scenes without a free location at which they are wanted.
  private var homeless: [(index: Int, size: CGSize)] = []

  init(spacing: CGFloat) { self.spacing = spacing }

  /// Adds a scene.
  ///
  /// - Parameter origin: The desired location; `nil` if there is none.
  mutating func add(size: CGSize, at origin: CGPoint?) {
    let frame = origin.flatMap { freeFrame(CGRect(origin: $0, size: size)) }
    if let frame { occupied.insert(frame) } else { homeless.append((frames.count, size)) }
    frames.append(frame)
  }

  /// The desired frame, moved to the right past the scenes that it overlaps; `nil` if that takes too many attempts.
  private func freeFrame(_ desired: CGRect) -> CGRect? {
    var frame = desired
    for _ in 0...Self.attempts {
      guard OccupiedCanvas.canHold(frame) else { return nil }
      guard let other = occupied.frame(overlapping: frame) else { return frame }
      frame.origin.x = other.maxX + spacing
    }
    return nil
  }

  /// The frames in the order in which the scenes were added. Scenes without a location are in rows below the others.
  var all: [CGRect] {
    let located = frames.compactMap { $0 }
    let left = located.map(\.minX).min() ?? 0
    var row = CGPoint(x: left, y: located.map(\.maxY).max().map { $0 + 2 * spacing } ?? 0)
    var height: CGFloat = 0
    var result = frames.map { $0 ?? .zero }
    let area = homeless.reduce(0) { $0 + ($1.size.width + spacing) * ($1.size.height + spacing) }
    let right = max(left + area.squareRoot(), located.map(\.maxX).max() ?? 0)
    for (index, size) in homeless {
      if row.x > left, row.x + size.width > right {
        row = CGPoint(x: left, y: row.y + height + 2 * spacing)
        height = 0
      }
      result[index] = CGRect(origin: row, size: size)
      row.x += size.width + spacing
      height = max(height, size.height)
    }
    return result
  }
}

/// Frames that don't overlap, by the cells of the canvas in which they lie.
private struct OccupiedCanvas {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private static let side: CGFloat = 512
  /// The largest width and height of a frame, in cells.
  private static let limit = 32
  private var frames: [Cell: [CGRect]] = [:]

  /// Whether a frame is small enough for its cells to be looked up, and is on a canvas at all.
  static func canHold(_ frame: CGRect) -> Bool {
    let largest = CGFloat(limit - 1) * side
    return frame.width <= largest && frame.height <= largest && abs(frame.minX) < 1e8 && abs(frame.minY) < 1e8
  }

  func frame(overlapping frame: CGRect) -> CGRect? {
    for cell in Self.cells(of: frame) {
      if let found = frames[cell]?.first(where: { $0.overlaps(frame) }) { return found }
    }
    return nil
  }

  mutating func insert(_ frame: CGRect) {
    for cell in Self.cells(of: frame) { frames[cell, default: []].append(frame) }
  }

  private static func cells(of frame: CGRect) -> [Cell] {
    func indices(_ range: (CGFloat, CGFloat)) -> ClosedRange<Int> {
      Int((range.0 / side).rounded(.down))...Int((range.1 / side).rounded(.down))
    }
    let rows = indices((frame.minY, frame.maxY))
    return indices((frame.minX, frame.maxX)).flatMap { column in rows.map { Cell(column: column, row: $0) } }
  }
}

extension CGRect {
  /// Whether the frames have more than an edge in common.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
