import HeadlessUIKit
import HeadlessUIKitDrawing

/// How an expected picture is recorded.
public enum PictureForm: Sendable {
  /// A drawing, as an SVG file.
  case drawing
  /// The strings on the screen in reading order, a line for each line of the screen.
  case text
  /// The views, each with its class, its frame and its text.
  case hierarchy

  /// The extension of the file.
  var suffix: String {
    switch self {
    case .drawing: "svg"
    case .text: "txt"
    case .hierarchy: "hierarchy.txt"
    }
  }

  /// The content of the file for a view.
  @MainActor
  func content(of view: UIView) -> String {
    switch self {
    case .drawing: view.svg()
    case .text: PictureLine.readText(of: view.svg())
    case .hierarchy: view.laidOutHierarchy
    }
  }
}

extension UIView {
  fileprivate var laidOutHierarchy: String {
    layoutIfNeeded()
    return hierarchy(depth: 0).joined(separator: "\n") + "\n"
  }

  private func hierarchy(depth: Int) -> [String] {
    func number(_ value: CGFloat) -> String { "\(SnapshotNumber(value))" }
    let frame = "(\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
    var line = String(repeating: "  ", count: depth) + "\(type(of: self)) \(frame)"
    if isConcealed { line += " hidden" }
    if alpha < 1 { line += " alpha \(number(alpha))" }
    if let accessibilityIdentifier { line += " #\(accessibilityIdentifier)" }
    if let text = ownText { line += " \"\(text.split(separator: "\n").joined(separator: "\\n"))\"" }
    return [line] + statedSubviews.flatMap { $0.hierarchy(depth: depth + 1) }
  }

  private var ownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    case let button as UIButton: button.currentTitle
    case let bar as UISearchBar: bar.text
    default: nil
    }
  }
}

/// A number with at most two digits after the point.
private struct SnapshotNumber: CustomStringConvertible {
  let description: String

  init(_ value: CGFloat) {
    let rounded = (Double(value) * 100).rounded() / 100
    description = rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
