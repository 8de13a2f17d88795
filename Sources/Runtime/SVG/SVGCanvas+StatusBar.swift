import HeadlessUIKit

extension SVGCanvas {
  /// Draws the status bar that Interface Builder simulates above a view.
  func statusBar(in screen: CGRect) {
    let isTall = screen.height >= 812
    let row = CGRect(x: screen.minX, y: screen.minY + (isTall ? 12 : 0), width: screen.width, height: 20)
    if screen.height < 400 { return }
    let font = UIFont.boldSystemFont(ofSize: isTall ? 15 : 12)
    text("9:41", in: isTall ? row.insetBy(dx: 30, dy: 0) : row, font, .label, isTall ? .left : .center)
    let battery = CGRect(x: row.maxX - (isTall ? 48 : 28), y: row.midY - 5, width: 22, height: 10)
    rect(battery, stroke: .label, radius: 3)
    rect(battery.insetBy(dx: 2, dy: 2), fill: .label, radius: 1)
  }
}
