/// A document as Interface Builder saves it, in a shorter form.
struct DesignedDocument: Sendable {
  var device: String? = "retina4_7"
  var toolsVersion = 21701
  var isTelevision = false
  /// The elements at the top level.
  let roots: [DesignedView]

  init(device: String? = "retina4_7", toolsVersion: Int = 21701, isTelevision: Bool = false, _ roots: DesignedView...) {
    (self.device, self.toolsVersion, self.isTelevision, self.roots) = (device, toolsVersion, isTelevision, roots)
  }

  var text: String {
    let (platform, runtime) = isTelevision ? ("AppleTV", "AppleTV") : ("CocoaTouch", "iOS.CocoaTouch")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(platform).XIB" version="3.0" toolsVersion="\(toolsVersion)" \
      targetRuntime="\(runtime)" useAutolayout="YES" useSafeAreas="YES">
      \(device.map { #"<device id="\#($0)" orientation="portrait" appearance="light"/>"# } ?? "")<objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(roots.map(\.text).joined())</objects></document>
      """
  }
}

/// A view of a document, with its saved frame.
struct DesignedView: Sendable {
  let element: String
  let id: String
  let frame: [Double]
  var attributes = ""
  /// The elements in addition to the frame, the subviews and the constraints.
  var content = ""
  /// Such as "child.top = view.topMargin + 10", or "view.height = 40 @ 500".
  var constraints: [String] = []
  var subviews: [DesignedView] = []
  /// Whether constraints place it.
  var isPlaced = true

  init(
    _ element: String,
    _ id: String,
    _ frame: [Double],
    attributes: String = "",
    content: String = "",
    constraints: [String] = [],
    _ subviews: DesignedView...
  ) {
    (self.element, self.id, self.frame, self.attributes) = (element, id, frame, attributes)
    (self.content, self.constraints, self.subviews) = (content, constraints, subviews)
  }

  /// A root, or a part of a cell that the cell places.
  static func root(
    _ element: String,
    _ id: String,
    _ frame: [Double],
    attributes: String = "",
    content: String = "",
    constraints: [String] = [],
    _ subviews: DesignedView...
  ) -> DesignedView {
    var view = DesignedView(element, id, frame, attributes: attributes, content: content, constraints: constraints)
    view.subviews = subviews
    view.isPlaced = false
    return view
  }

  static func label(_ id: String, _ frame: [Double], _ text: String, size: Double = 17, _ attributes: String = "")
    -> DesignedView
  {
    DesignedView(
      "label",
      id,
      frame,
      attributes: #"text="\#(text)" horizontalHuggingPriority="251" verticalHuggingPriority="251" \#(attributes)"#,
      content: #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
    )
  }

  var text: String {
    let rect =
      #"<rect key="frame" x="\#(frame[0])" y="\#(frame[1])" width="\#(frame[2])" height="\#(frame[3])"/>"#
    let placed = isPlaced ? #"translatesAutoresizingMaskIntoConstraints="NO""# : ""
    // A cell's content view isn't in its list of subviews.
    let parts = subviews.filter { $0.attributes.contains("key=") }.map(\.text).joined()
    let others = subviews.filter { !$0.attributes.contains("key=") }.map(\.text).joined()
    let views = parts + (others.isEmpty ? "" : "<subviews>\(others)</subviews>")
    let rules = constraints.enumerated().map { Self.constraint($1, id: "\(id)-\($0)") }.joined()
    return """
      <\(element) id="\(id)" contentMode="scaleToFill" \(placed) \(attributes)>\(rect)\(content)\(views)
      \(rules.isEmpty ? "" : "<constraints>\(rules)</constraints>")</\(element)>
      """
  }

  private static func constraint(_ rule: String, id: String) -> String {
    let words = rule.split(separator: " ").map(String.init)
    var text = #"<constraint id="\#(id)""#
    func add(_ rank: String, _ side: String) {
      let parts = side.split(separator: ".").map(String.init)
      text += #" \#(rank)Item="\#(parts[0])" \#(rank)Attribute="\#(parts[1])""#
    }
    add("first", words[0])
    if words[1] == "<=" { text += #" relation="lessThanOrEqual""# }
    if words[1] == ">=" { text += #" relation="greaterThanOrEqual""# }
    if Double(words[2]) == nil { add("second", words[2]) } else { text += #" constant="\#(words[2])""# }
    for (index, word) in words.enumerated().dropFirst(3) where index + 1 < words.count {
      if word == "+" { text += #" constant="\#(words[index + 1])""# }
      if word == "-" { text += #" constant="-\#(words[index + 1])""# }
      if word == "@" { text += #" priority="\#(words[index + 1])""# }
    }
    if words.last == "standard" { text += #" symbolic="YES""# }
    return text + "/>"
  }

  /// Constraints that place a view at edges of another one or of a guide, at distances.
  static func pin(_ view: String, _ other: String, _ edges: KeyValuePairs<String, Double>) -> [String] {
    edges.map { edge, distance in
      let plain = edge.hasSuffix("Margin") ? String(edge.dropLast(6)) : edge
      return plain == "trailing" || plain == "bottom"
        ? "\(other).\(edge) = \(view).\(plain) + \(distance)" : "\(view).\(plain) = \(other).\(edge) + \(distance)"
    }
  }
}
