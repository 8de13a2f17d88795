import InterfaceBuilderXML

/// The lines of an outline, each below its owner, in document order, with its line number.
struct OutlineTree {
  private struct Node {
    let text: String
    let location: IBLocation
    var children: [Int] = []
  }

  private var nodes: [Node] = []
  private var top: [Int] = []
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
  mutating func add(_ text: String, at location: IBLocation, id: String?, owner: String?, sceneID: String?) {
    let node = nodes.count
    if let parent = owner.flatMap({ byID[$0] }) {
      nodes.append(Node(text: text, location: location))
      nodes[parent].children.append(node)
    } else {
      nodes.append(Node(text: text + (owner.map { " (of \($0))" } ?? ""), location: location))
      if let parent = sceneID.flatMap({ byScene[$0] }) ?? top.last(where: { nodes[$0].location <= location }) {
        nodes[parent].children.append(node)
      } else {
        top.append(node)
      }
    }
    if let id { byID[id] = node }
  }

  func lines() -> [String] {
    let width = nodes.map { String($0.location.line).count }.max() ?? 0
    var lines: [String] = []
    append(top, depth: 0, width: width + 2, to: &lines)
    return lines
  }

  private func append(_ siblings: [Int], depth: Int, width: Int, to lines: inout [String]) {
    for node in siblings.sorted(by: { nodes[$0].location < nodes[$1].location }) {
      let line = String(nodes[node].location.line)
      let margin = String(repeating: " ", count: width - line.count)
      lines.append(margin + line + String(repeating: "  ", count: depth + 1) + nodes[node].text)
      append(nodes[node].children, depth: depth + 1, width: width, to: &lines)
    }
  }
}
