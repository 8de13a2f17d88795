import ReuseGenXML

extension UISegmentedControl {
  static let segmentedControlClass = UIKitClass(
    UISegmentedControl.self,
    elements: ["segmentedControl"],
    drawing: .directedContent { $0.drawContent(on: $1, in: $2) }
  ) { reader in
    let segments = reader.element.elements(in: "segments").enumerated().map { index, segment in
      let title = reader.values.translation(of: "segmentTitles[\(index)]", in: reader.element) ?? segment["title"]
      let image = reader.values.image("image", of: segment)
      return SegmentContent(title: image == nil ? title : nil, image: image)
    }
    reader.set(segments.isEmpty ? nil : segments) { $0.segments = $1 }
    reader.integer("selectedSegmentIndex", in: .index) { $0.selectedSegmentIndex = $1 }
    reader.flag("momentary") { $0.isMomentary = $1 }
    reader.flag("springLoaded") { $0.isSpringLoaded = $1 }
    reader.flag("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = $1 }
    reader.color("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1 }
  } audited: { view, properties in
    properties.add("selectedSegmentIndex", view.selectedSegmentIndex)
    properties.add(
      "segments",
      .list(
        (0..<view.numberOfSegments).map {
          view.titleForSegment(at: $0) ?? view.imageForSegment(at: $0)?.shownName ?? ""
        }
      )
    )
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    canvas.rect(bounds, fill: .systemGray5, radius: 8)
    var start = bounds.minX
    for (index, width) in segmentWidths.enumerated() {
      let segment = CGRect(x: start, y: bounds.minY, width: width, height: bounds.height)
      start += width
      let isSelected = index == selectedSegmentIndex
      if isSelected {
        canvas.rect(segment.insetBy(dx: 2, dy: 2), fill: selectedSegmentTintColor ?? .white, radius: 6)
      }
      let text = titleForSegment(at: index) ?? imageForSegment(at: index)?.shownName ?? ""
      let font = isSelected ? UIFont.boldSystemFont(ofSize: 13) : .systemFont(ofSize: 13)
      canvas.text(text, in: segment.insetBy(dx: 3, dy: 0), font, .label, .center)
    }
  }
}
