extension UIAlertController {
  /// The content that the panels show. Panels are made again when it changes.
  struct PanelContent: Equatable {
    fileprivate let size: CGSize
    fileprivate let safeArea: UIEdgeInsets
    fileprivate let texts: [String?]
    fileprivate let actions: [ActionContent]
    fileprivate let fields: Int
    fileprivate let tint: UIColor?
    fileprivate let textSize: UIContentSizeCategory
  }

  fileprivate struct ActionContent: Equatable {
    let title: String?
    let style: UIAlertAction.Style
    let isEnabled: Bool
    let isPreferred: Bool
  }

  var panelContent: PanelContent {
    PanelContent(
      size: view.bounds.size,
      safeArea: view.safeAreaInsets,
      texts: [title, message],
      actions: actions.map {
        ActionContent(title: $0.title, style: $0.style, isEnabled: $0.isEnabled, isPreferred: $0 === preferredAction)
      },
      fields: textFields?.count ?? 0,
      tint: view.tintColor,
      textSize: traitCollection.preferredContentSizeCategory
    )
  }

  /// The views of the panels, the dimmed background first. Frames of text fields, which are above them, are set.
  func makePanels() -> [UIView] {
    let dimming = UIView(frame: view.bounds)
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    return [dimming] + (preferredStyle == .alert ? [alertPanel()] : sheetPanels())
  }

  /// A panel in the middle. As in UIKit two buttons are side by side if their titles fit, the canceling one at the
  /// leading edge; otherwise it is the last one.
  private func alertPanel() -> UIView {
    var stack = PanelStack(width: 270)
    stack.addSpace(20)
    stack.addText(title, .boldSystemFont(ofSize: 17))
    stack.addSpace(2)
    stack.addText(message, .systemFont(ofSize: 13))
    var frames: [CGRect] = []
    for _ in textFields ?? [] {
      stack.addSpace(frames.isEmpty ? 16 : 6)
      frames.append(stack.addField())
    }
    stack.addSpace(20)
    let canceling = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    let buttons = (canceling + others).map(button)
    if buttons.count == 2, buttons.allSatisfy({ $0.intrinsicContentSize.width <= 127 }) {
      stack.addLine()
      stack.addRow(buttons, height: 44)
    } else {
      for button in (others + canceling).map(button) {
        stack.addLine()
        stack.addRow([button], height: 44)
      }
    }
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let origin = CGPoint(x: room.midX - stack.width / 2, y: max(room.minY, room.midY - stack.height / 2).rounded())
    for (field, frame) in zip(textFields ?? [], frames) { field.frame = frame.offsetBy(dx: origin.x, dy: origin.y) }
    return stack.panel(at: origin, cornerRadius: 14)
  }

  /// Panels at the bottom: the actions, and the canceling one below them.
  private func sheetPanels() -> [UIView] {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(room.width - 16, 500)
    var stack = PanelStack(width: width)
    if title?.isEmpty == false || message?.isEmpty == false {
      stack.addSpace(14)
      stack.addText(title, .boldSystemFont(ofSize: 13), .secondaryLabel)
      stack.addText(message, .systemFont(ofSize: 13), .secondaryLabel)
      stack.addSpace(14)
    }
    for action in actions where action.style != .cancel {
      if !stack.isEmpty { stack.addLine() }
      stack.addRow([button(for: action)], height: 57)
    }
    var bottom = PanelStack(width: width)
    for action in actions where action.style == .cancel { bottom.addRow([button(for: action)], height: 57) }
    let x = room.midX - width / 2
    var y = room.maxY - 8
    return [bottom, stack].filter { !$0.isEmpty }.map { stack in
      y -= stack.height
      defer { y -= 8 }
      return stack.panel(at: CGPoint(x: x, y: y), cornerRadius: 13)
    }
  }

  private func button(for action: UIAlertAction) -> UIView {
    let button = UIButton(type: .system)
    let size: CGFloat = preferredStyle == .alert ? 17 : 20
    let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    button.setTitleColor(action.style == .destructive ? .systemRed : view.tintColor, for: .normal)
    button.isEnabled = action.isEnabled
    button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
    return button
  }
}
