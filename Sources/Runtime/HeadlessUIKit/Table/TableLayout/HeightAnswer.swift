import HeadlessListModel

/// A delegate's answer to a question about the height of a row, a header or a footer.
enum HeightAnswer {
  /// The delegate doesn't implement the method: the table's own properties decide.
  case undecided
  /// The height fits the content.
  case automatic
  case fixed(Extent)

  /// Reads an answer. As in UIKit, one below 0 stops, except for `UITableView.automaticDimension`.
  ///
  /// - Parameters:
  ///   - height: The delegate's answer; `nil` without a delegate.
  ///   - name: What has the height, as UIKit's message names it: "table view row".
  ///   - place: Where it is, as UIKit's message states it: "section 0".
  init(_ height: CGFloat?, of name: @autoclosure () -> String, at place: @autoclosure () -> String) {
    switch height {
    case nil, UITableView.undecided?: self = .undecided
    case UITableView.automaticDimension?: self = .automatic
    case let height? where height < 0:
      stop(
        "\(name()) height must not be negative - provided height for \(place()) is "
          + String(format: "%f", Double(height))
      )
    case let height?: self = .fixed(Extent(height.length(of: "A height in a table view")))
    }
  }

  /// The height that the delegate returns; `nil` if it leaves it to the table or to the content.
  var extent: Extent? {
    if case .fixed(let extent) = self { extent } else { nil }
  }
}

extension UITableView {
  /// The delegate's answer for a row.
  func heightAnswer(_ height: CGFloat?, at indexPath: IndexPath) -> HeightAnswer {
    HeightAnswer(height, of: "table view row", at: "index path (\(indexPath.messageText))")
  }

  /// The delegate's answer for a header or footer.
  ///
  /// UIKit documents that a header has the height that the delegate returns. It is known, and isn't documented, that 0
  /// leaves the standard height in grouped styles, where `leastNormalMagnitude` removes the space.
  func heightAnswer(at position: SectionViewPosition) -> HeightAnswer {
    let asked = askedHeight(at: position)
    if asked == 0, style != .plain { return .undecided }
    return HeightAnswer(asked, of: "section \(position.edge)", at: "section \(position.section)")
  }
}

/// The methods that delegate classes implement. Swift can't determine that; default implementations return a special
/// value.
struct HeightDecisions {
  var rowHeight: [ObjectIdentifier: Bool] = [:]
  var estimate: [ObjectIdentifier: Bool] = [:]
  /// The height returned for the row that was probed, which isn't requested again.
  var probe: (indexPath: IndexPath, height: CGFloat)?
}
