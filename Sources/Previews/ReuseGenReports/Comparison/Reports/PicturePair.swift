/// The pictures of a scene or view in both versions.
package struct PicturePair: Sendable {
  /// A rectangle in a picture, in points.
  package struct Outline: Sendable, Hashable {
    package let old: InterfaceFrame
    package let new: InterfaceFrame

    package init(old: InterfaceFrame, new: InterfaceFrame) { (self.old, self.new) = (old, new) }
  }

  /// The name among the pictures of the document.
  package let name: String
  /// The device and the user's settings: "iPhone SE, dark"; empty for those of a new device.
  package let settings: String
  /// The pictures as SVG; `nil` in a version that doesn't have the scene.
  package let old: String?
  package let new: String?
  /// The size that has room for both, in points.
  package let width: Double
  package let height: Double
  /// The frames of the views that moved.
  package let outlines: [Outline]

  package init(
    name: String,
    settings: String = "",
    old: String?,
    new: String?,
    width: Double,
    height: Double,
    outlines: [Outline]
  ) {
    (self.name, self.settings, self.old, self.new) = (name, settings, old, new)
    (self.width, self.height, self.outlines) = (width, height, outlines)
  }

  /// Two pictures of the sizes that they state.
  package init(name: String, old: String?, new: String?) {
    let sizes = [old, new].compactMap { $0 }.map(Self.dimensions)
    self.init(
      name: name,
      old: old,
      new: new,
      width: sizes.map(\.width).max() ?? 1,
      height: sizes.map(\.height).max() ?? 1,
      outlines: []
    )
  }

  /// The size in points that an SVG states, or that browsers give to one without a size.
  private static func dimensions(of svg: String) -> (width: Double, height: Double) {
    let tag = svg.firstRange(of: "<svg").map { svg[$0.upperBound...].prefix { $0 != ">" } } ?? ""
    func number(_ name: String) -> Double? {
      tag.firstRange(of: " \(name)=\"").flatMap { Double(tag[$0.upperBound...].prefix { $0.isNumber || $0 == "." }) }
    }
    return (max(number("width") ?? 300, 1), max(number("height") ?? 150, 1))
  }

  /// Both pictures over each other, with frames around what moved: dashed where it was, solid where it is.
  package var overlay: String {
    func box(_ frame: InterfaceFrame, _ style: String) -> String {
      let numbers = [("x", frame.x), ("y", frame.y), ("width", max(frame.width, 1)), ("height", max(frame.height, 1))]
      let attributes = numbers.map { "\($0.0)=\"\(PropertyValue.text(of: $0.1))\"" }.joined(separator: " ")
      return "<rect \(attributes) fill=\"none\" stroke-width=\"2\" \(style)/>"
    }
    let boxes = outlines.map { outline in
      box(outline.old, "stroke=\"#d70015\" stroke-dasharray=\"5 3\"") + box(outline.new, "stroke=\"#0071e3\"")
    }
    func size(_ width: Double, _ height: Double) -> String {
      "width=\"\(PropertyValue.text(of: width))\" height=\"\(PropertyValue.text(of: height))\""
    }
    let images = [old, new].compactMap { $0 }.enumerated().map { place, svg in
      let (width, height) = Self.dimensions(of: svg)
      let attributes = "\(size(width, height)) opacity=\"\(place == 0 ? "1" : "0.5")\""
      return "<image x=\"0\" y=\"0\" \(attributes) href=\"\(DataAddress.svg(svg))\"/>"
    }
    let box = "viewBox=\"0 0 \(PropertyValue.text(of: width)) \(PropertyValue.text(of: height))\""
    let content = (images + boxes).joined()
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size(width, height)) \(box)>\(content)</svg>\n"
  }
}
