import Recycler

/// Screens side by side on one page.
struct ContactSheet {
  private static let margin: CGFloat = 16

  private let size: CGSize
  private let columns: Int
  private var pages: [String] = []

  /// - Parameters:
  ///   - size: The size of a screen.
  ///   - columns: The number of screens in a row.
  init(of size: CGSize, columns: Int) {
    self.size = size
    self.columns = columns
  }

  /// Adds a screen, drawn as an SVG page.
  mutating func add(_ svg: String) {
    let name = "s\(pages.count)"
    // The names of definitions must differ from those of other screens.
    let unique = svg.replacingOccurrences(of: "id=\"", with: "id=\"\(name)")
      .replacingOccurrences(of: "url(#", with: "url(#\(name)").replacingOccurrences(
        of: "href=\"#",
        with: "href=\"#\(name)"
      )
    let origin = origin(of: pages.count)
    let position = "<svg x=\"\(Int(origin.x))\" y=\"\(Int(origin.y))\" "
    let start = unique.range(of: "<svg ")?.lowerBound ?? unique.startIndex
    pages.append(unique[start...].replacingOccurrences(of: "<svg ", with: position, options: .anchored))
  }

  private func origin(of index: Int) -> CGPoint {
    CGPoint(
      x: Self.margin + CGFloat(index % columns) * (size.width + Self.margin),
      y: Self.margin + CGFloat(index / columns) * (size.height + Self.margin)
    )
  }

  /// The page.
  var svg: String {
    let end = origin(of: columns * ((pages.count + columns - 1) / columns))
    let (width, height) = (Int(origin(of: columns - 1).x + size.width + Self.margin), Int(end.y))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <rect width="\(width)" height="\(height)" fill="#d1d1d6"/>
      \(pages.joined(separator: "\n"))
      </svg>

      """
  }
}
