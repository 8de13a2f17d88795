/// The parts of the project and the parts that each of them uses.
struct DependencyGraph: Equatable {
  /// A use that makes an edge: its location, and the used declaration.
  struct Use: Equatable {
    var location: String
    var name: String
    var declaration: String

    var description: String { "\(location) uses \(name), declared at \(declaration)" }
  }

  /// For each node, the nodes that it uses, with the first use of each name.
  private(set) var uses: [String: [String: [Use]]]

  init(nodes: some Sequence<String>) {
    uses = Dictionary(nodes.map { ($0, [:]) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add(from user: String, to used: String, _ use: Use) {
    guard user != used, uses[user]?[used]?.contains(where: { $0.name == use.name }) != true else { return }
    uses[user]?[used, default: []].append(use)
  }

  func isReachable(_ target: String, from start: String) -> Bool {
    var (found, open): (Set<String>, [String]) = ([], [start])
    while let node = open.popLast() {
      for next in (uses[node] ?? [:]).keys where found.insert(next).inserted { open.append(next) }
    }
    return found.contains(target)
  }

  /// Every edge that is part of a cycle, with its example, in order.
  var cycles: [String] {
    uses.keys.sorted().flatMap { user in
      (uses[user] ?? [:]).sorted { $0.key < $1.key }.filter { isReachable(user, from: $0.key) }
        .map { "\(user) -> \($0.key): \($0.value[0].description)" }
    }
  }

  /// A line for each node, with the nodes that it uses; each node stands above everything that it uses. `nil` for a
  /// graph with cycles.
  var diagram: String? {
    if !cycles.isEmpty { return nil }
    var levels: [String: Int] = [:]
    func level(_ node: String) -> Int {
      if let known = levels[node] { return known }
      let level = (uses[node] ?? [:]).keys.map { level($0) + 1 }.max() ?? 0
      levels[node] = level
      return level
    }
    let nodes = uses.keys.sorted { (-level($0), $0) < (-level($1), $1) }
    let width = nodes.map(\.count).max() ?? 0
    return nodes.map { node in
      let used = (uses[node] ?? [:]).keys.sorted()
      if used.isEmpty { return "\(node)\n" }
      let padded = node + String(repeating: " ", count: width - node.count)
      return "\(padded) -> \(used.joined(separator: ", "))\n"
    }.joined()
  }
}
