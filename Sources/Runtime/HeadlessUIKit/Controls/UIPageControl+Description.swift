extension UIPageControl {
  static let pageControlClass = UIKitClass(
    UIPageControl.self,
    elements: ["pageControl"],
    drawing: .directedContent { $0.drawContent(on: $1, in: $2) },
    accessibility: StandardAccessibility(kind: .adjustable)
  ) { reader in
    reader.integer("numberOfPages") { $0.numberOfPages = $1 }
    reader.integer("currentPage") { $0.currentPage = $1 }
    reader.flag("hidesForSinglePage") { $0.hidesForSinglePage = $1 }
    reader.flag("defersCurrentPageDisplay") { $0.defersCurrentPageDisplay = $1 }
    reader.color("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 }
    reader.color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 }
  } audited: { view, properties in
    properties.add("currentPage", view.currentPage)
    properties.add("numberOfPages", view.numberOfPages)
  }

  /// The distance of the middles of two dots, in points.
  private static let dotDistance: CGFloat = 16

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    if hidesForSinglePage, numberOfPages == 1 { return }
    // More dots than fit would lie outside, and more than a hundred show nothing that a hundred don't.
    let dots = min(numberOfPages, max(1, Int(min(bounds.width / Self.dotDistance, 100))))
    let start = bounds.midX - CGFloat(dots - 1) * Self.dotDistance / 2
    for page in 0..<dots {
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
      let center = CGPoint(x: start + CGFloat(page) * Self.dotDistance, y: bounds.midY)
      canvas.circle(center, 3.5, fill: color, stroke: .systemGray4)
    }
  }
}
