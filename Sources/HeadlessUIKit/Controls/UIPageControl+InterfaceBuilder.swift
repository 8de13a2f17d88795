extension UIPageControl {
  static let pageControlElement = ElementClass(
    UIPageControl.self,
    "pageControl",
    drawing: .content { $0.drawContent(on: $1, in: $2) }
  ) { reader in
    reader.integer("numberOfPages") { $0.numberOfPages = $1 }
    reader.integer("currentPage") { $0.currentPage = $1 }
    reader.flag("hidesForSinglePage") { $0.hidesForSinglePage = $1 }
    reader.color("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 }
    reader.color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 }
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    if hidesForSinglePage, numberOfPages == 1 { return }
    let start = bounds.midX - CGFloat(numberOfPages - 1) * 8
    for page in 0..<numberOfPages {
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
      let center = CGPoint(x: start + CGFloat(page) * 16, y: bounds.midY)
      canvas.circle(center, 3.5, fill: color, stroke: .systemGray4)
    }
  }
}
