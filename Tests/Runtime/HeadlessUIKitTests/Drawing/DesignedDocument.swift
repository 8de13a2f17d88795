import HeadlessUIKit

/// A document as Interface Builder saves it, in a shorter form, with the frames that are expected.
///
/// Each line is a view with its element, identifier, frame and attributes, as in `switch mute 35 29 51 31 on="YES"`, an
/// element in the view, or constraints that it has: `box.top = root.topMargin + 10, box.height = 40 @ 500`. Lines of a
/// view have more indentation. A label may begin its attributes with its text and size: `"Title" 17`.
struct DesignedDocument: NamedCase {
  let name: String
  private var device: String? = "retina4_7"
  private var toolsVersion = "21701"
  private var roots: [DesignedView] = []
  /// The expected frames, from lines such as "= box 16 10 343 40".
  private(set) var frames: [(id: String, frame: CGRect)] = []
  /// The views whose lengths are the document's: their frames end with "taken".
  private(set) var taken: Set<String> = []

  /// Reads a list of documents. Each begins with its name after "# ", and with a line for the device and the version of
  /// the tools if they aren't the usual ones.
  static func read(_ text: String) -> [DesignedDocument] {
    text.dropFirst(2).split(separator: "\n# ").map { DesignedDocument($0.split(separator: "\n")) }
  }

  private init(_ lines: [Substring]) {
    name = String(lines[0])
    var rest = lines.dropFirst()
    while let line = rest.first {
      let words = line.split(separator: " ").map(String.init)
      if words[0] == "=" {
        let numbers = words[2...5].map { Double($0) ?? .nan }
        frames.append((words[1], CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
        if words.last == "taken" { taken.insert(words[1]) }
        rest.removeFirst()
      } else if words[0].contains("=") {
        for word in words {
          let value = String(word.drop { $0 != "=" }.dropFirst())
          if word.hasPrefix("tools=") { toolsVersion = value } else { device = value == "none" ? nil : value }
        }
        rest.removeFirst()
      } else {
        roots.append(DesignedView(&rest, isPlaced: false))
      }
    }
  }

  var text: String {
    let (platform, runtime) = device == "appleTV" ? ("AppleTV", "AppleTV") : ("CocoaTouch", "iOS.CocoaTouch")
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
private struct DesignedView: Sendable {
  private let element: Substring
  private let id: Substring
  private let frame: [Substring]
  private var attributes: String
  /// The elements in addition to the frame, the subviews and the constraints.
  private var content = ""
  private var constraints: [String] = []
  private var subviews: [DesignedView] = []
  /// Whether constraints place it.
  private let isPlaced: Bool

  /// Reads the first line, and those with more indentation below it.
  init(_ lines: inout ArraySlice<Substring>, isPlaced: Bool = true) {
    func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    let line = lines.removeFirst()
    let words = line.split(separator: " ", maxSplits: 6)
    (element, id, frame) = (words[0], words[1], Array(words[2...5]))
    attributes = words.count > 6 ? String(words[6]) : ""
    // A cell's content view isn't in its list of subviews.
    self.isPlaced = isPlaced && !attributes.contains("key=")
    if attributes.hasPrefix("\"") {
      let parts = attributes.split(separator: "\"", maxSplits: 1)
      let rest = parts[1].split(separator: " ", maxSplits: 1)
      let priorities = #"horizontalHuggingPriority="251" verticalHuggingPriority="251""#
      attributes = "text=\"\(parts[0])\" \(priorities) \(rest.count > 1 ? rest[1] : "")"
      content = #"<fontDescription key="fontDescription" type="system" pointSize="\#(rest[0])"/>"#
    }
    while let next = lines.first, indentation(next) > indentation(line) {
      let text = next.drop { $0 == " " }
      if text.hasPrefix("<") {
        content += text
      } else if text.prefix(while: { $0 != " " }).contains(".") {
        constraints += text.components(separatedBy: ", ")
      } else {
        subviews.append(DesignedView(&lines))
        continue
      }
      lines.removeFirst()
    }
  }

  var text: String {
    let rect = #"<rect key="frame" x="\#(frame[0])" y="\#(frame[1])" width="\#(frame[2])" height="\#(frame[3])"/>"#
    let placed = isPlaced ? #"translatesAutoresizingMaskIntoConstraints="NO""# : ""
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
}
