import ReuseGenBasics
import ReuseGenXML

/// The lines of an outline, each below its owner, in document order, with its line number.
struct OutlineTree {
  private struct Node {
    let text: String
    let location: IBLocation
    var children: [Int] = []
  }

  private var nodes: [Node] = []
  private var top: [Int] = []
  /// The top-level objects by location; `nil` until one is looked for.
  private var sortedTop: [Int]?
  private var byID: [String: Int] = [:]
  private var byScene: [String: Int] = [:]

  /// Adds a top-level object: a scene, a root or a placeholder. It must be added before everything that belongs to it.
  mutating func addTop(_ text: String, at location: IBLocation, id: String?, sceneID: String? = nil) {
    top.append(nodes.count)
    if let id { byID[id] = nodes.count }
    if let sceneID { byScene[sceneID] = nodes.count }
    nodes.append(Node(text: text, location: location))
  }

  /// Adds a line below its owner, or below the object around it if the outline doesn't have the owner.
  mutating func add(
    _ text: String,
    at location: IBLocation,
    id: String? = nil,
    owner: String? = nil,
    sceneID: String?
  ) {
    let node = nodes.count
    if let parent = owner.flatMap({ byID[$0] }) {
      nodes.append(Node(text: text, location: location))
      nodes[parent].children.append(node)
    } else {
      nodes.append(Node(text: text + (owner.map { " (of \($0))" } ?? ""), location: location))
      if let parent = sceneID.flatMap({ byScene[$0] }) ?? topLevelObject(before: location) {
        nodes[parent].children.append(node)
      } else {
        top.append(node)
      }
    }
    if let id { byID[id] = node }
  }

  /// The last top-level object that begins before a location.
  private mutating func topLevelObject(before location: IBLocation) -> Int? {
    let sorted = sortedTop ?? top.sorted { nodes[$0].location < nodes[$1].location }
    sortedTop = sorted
    let following = sorted.indices.partitionIndex { nodes[sorted[$0]].location > location }
    return following == 0 ? nil : sorted[following - 1]
  }

  /// Writes the lines, each after a line feed.
  func write(to text: inout String) {
    let last = nodes.map(\.location.line).max() ?? 0
    write(top, depth: 0, width: String(last).count + 2, to: &text)
  }

  private func write(_ siblings: [Int], depth: Int, width: Int, to text: inout String) {
    for node in siblings.sorted(by: { nodes[$0].location < nodes[$1].location }) {
      let line = String(nodes[node].location.line)
      text += "\n"
      for _ in line.utf8.count..<width { text += " " }
      text += line
      for _ in 0...depth { text += "  " }
      text += nodes[node].text
      write(nodes[node].children, depth: depth + 1, width: width, to: &text)
    }
  }
}
