extension UIRefreshControl {
  static let refreshControlClass = UIKitClass(
    UIRefreshControl.self,
    elements: ["refreshControl"],
    drawing: .content { $0.drawContent(on: $1, in: $2) },
    accessibility: StandardAccessibility(isElement: false)
  ) { reader in
    reader.attributedText("attributedTitle") { $0.attributedTitle = $1 }
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    let side: CGFloat = 30
    let title = attributedTitle?.string ?? ""
    let top = bounds.midY - side / 2 - (title.isEmpty ? 0 : 8)
    let indicator = CGRect(x: bounds.midX - side / 2, y: top, width: side, height: side)
    canvas.spinner(in: indicator, color: tintColor ?? .systemGray)
    let line = CGRect(x: bounds.minX, y: indicator.maxY, width: bounds.width, height: 16)
    canvas.text(title, in: line, .systemFont(ofSize: 12), .label, .center)
  }
}
