import Foundation
import HeadlessUIKitDrawing

/// A view's frames as one line of JSON.
struct FrameLine: Encodable {
  let document: String
  let id: String
  let `class`: String
  /// The frames: x, y, width and height, in points.
  let designed: [Double]
  let laidOut: [Double]
  let constrained: Bool
  let misplaced: Bool
  /// "measured" or "taken".
  let length: String

  init(_ entry: DocumentFrames.Entry, document: String) {
    self.document = document
    id = entry.id
    `class` = entry.className
    designed = Self.numbers(entry.designed)
    laidOut = Self.numbers(entry.laidOut)
    constrained = entry.isConstrained
    misplaced = entry.isMisplaced
    length = entry.hasTakenLength ? "taken" : "measured"
  }

  /// Rounded to thousandths of a point.
  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 }
  }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
