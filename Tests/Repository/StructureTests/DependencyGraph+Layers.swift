extension DependencyGraph {
  /// The edges that lead from a layer to a higher one. A node that isn't among the layers stands above all of them.
  ///
  /// - Parameter layers: The names of the nodes, the lowest first.
  func upwardEdges(in layers: [String]) -> [String: [Use]] {
    let levels = Dictionary(uniqueKeysWithValues: zip(layers, layers.indices))
    return edges { user, used in levels[user, default: layers.count] < levels[used, default: layers.count] }
  }

  /// The edges that are part of a cycle.
  var cyclicEdges: [String: [Use]] { edges { user, used in isReachable(user, from: used) } }

  /// The edges of a kind, each as a line: "Bars -> Controllers".
  private func edges(where isIncluded: (_ user: String, _ used: String) -> Bool) -> [String: [Use]] {
    var edges: [String: [Use]] = [:]
    for (user, uses) in self.uses {
      for (used, uses) in uses where isIncluded(user, used) { edges["\(user) -> \(used)"] = uses }
    }
    return edges
  }

  /// A line for each layer, the highest first, with the lower ones that it uses.
  func diagram(of layers: [String]) -> String {
    let width = layers.map(\.count).max() ?? 0
    return layers.indices.reversed().map { level in
      let used = layers[..<level].filter { uses[layers[level]]?[$0] != nil }.sorted()
      if used.isEmpty { return "\(layers[level])\n" }
      let padding = String(repeating: " ", count: width - layers[level].count)
      return "\(layers[level])\(padding) -> \(used.joined(separator: ", "))\n"
    }.joined()
  }
}
