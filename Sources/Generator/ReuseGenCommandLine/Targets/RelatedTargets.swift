package import ReuseGenXcodeProjects

/// A target with those whose files matter to its own: those that it sees, and those that see it.
package struct RelatedTargets {
  /// All targets, to whose numbers the others refer: targets aren't copied, because each can see all others.
  private let targets: [CheckedTarget]
  private let number: Int
  private let users: [Int]
  /// The other targets that share a source with it, which chooses at run time what it loads.
  private let sharing: [Int]

  package var target: CheckedTarget { targets[number] }
  /// All targets that were found, related or not.
  package var all: [CheckedTarget] { targets }
  /// The targets whose classes its documents can name: those whose modules it sees, and those that use a bundle without
  /// sources.
  package var visible: [CheckedTarget] {
    (target.visible + (target.sources.isEmpty ? users : [])).map { targets[$0] }
  }
  /// The numbers of the target, of the visible targets, and of its users.
  package var numbers: [Int] { [number] + others }

  package init(of number: Int, in targets: [CheckedTarget]) {
    self.init(of: number, in: targets, Relations(of: targets))
  }

  private init(of number: Int, in targets: [CheckedTarget], _ relations: Relations) {
    (self.number, self.targets, users) = (number, targets, relations.users[number])
    let known = Set([number] + targets[number].visible + users)
    let sharing = Set(targets[number].sources.flatMap { relations.owners[$0.path] ?? [] })
    self.sharing = sharing.subtracting(known).sorted()
  }

  /// Each of some targets with those that are related to it.
  ///
  /// - Parameter chosen: The numbers of the targets.
  package static func all(of chosen: [Int], in targets: [CheckedTarget]) -> [RelatedTargets] {
    let relations = Relations(of: targets)
    return chosen.map { RelatedTargets(of: $0, in: targets, relations) }
  }

  /// The relations between all targets, found once.
  private struct Relations {
    /// For each target, those that see its module.
    private(set) var users: [[Int]]
    /// The targets of each source that several have.
    private(set) var owners: [String: [Int]] = [:]

    init(of targets: [CheckedTarget]) {
      users = Array(repeating: [], count: targets.count)
      var lastUsers = Array(repeating: -1, count: targets.count)
      for (number, target) in targets.enumerated() {
        // A target can see another one in two ways.
        for visible in target.visible where lastUsers[visible] != number {
          lastUsers[visible] = number
          users[visible].append(number)
        }
        if targets.count > 1 { for source in target.sources { owners[source.path, default: []].append(number) } }
      }
      owners = owners.filter { $0.value.count > 1 }
    }
  }

  package subscript(number: Int) -> CheckedTarget { targets[number] }

  /// The module of the sources of another target; `nil` for the target's own, which a watch app shares with its
  /// extension.
  package func module(of other: CheckedTarget) -> String? {
    let module = other.module ?? other.name
    return module == target.module ? nil : module
  }

  /// The sources whose names are checked. The code of tests names what isn't there on purpose.
  package var checkedSources: Set<String> {
    if target.isTest { return [] }
    let paths = target.sources.map(\.path)
    // A folder without a project has the tests, too.
    return Set(target.project == nil && target.folder == nil ? paths.filter { !$0.isInTestFolder } : paths)
  }

  /// The documents of the other targets that code can use: code of a framework can load what the app has.
  package var otherDocuments: [ProjectFile] {
    var seen = Set(target.documents.map { PathBytes($0.path) })
    return (others + sharing).flatMap { targets[$0].documents }.filter { seen.insert(PathBytes($0.path)).inserted }
  }

  /// The paths of documents that the app's bundle doesn't have, because they are in that of a framework, which is the
  /// target, or of what an app uses; none of a target that shares sources with the app, which choose at run time.
  package var documentsOutsideApp: Set<String> {
    if target.isFramework { return sharing.isEmpty ? Set(target.documents.map(\.path)) : [] }
    guard target.isApp else { return [] }
    let own = Set(target.sources.map(\.path))
    let others = target.visible.map { targets[$0] }.filter { own.isDisjoint(with: $0.sources.map(\.path)) }
    return Set(others.flatMap(\.documents).map(\.path)).subtracting(target.documents.map(\.path))
  }

  /// The assets that documents and code can use. A package's target has a bundle of its own, beside which code uses
  /// that of the app.
  package var assets: [String] {
    let numbers = target.folder == nil ? others : users.filter { targets[$0].folder == nil }
    return target.assets + numbers.flatMap { targets[$0].assets }
  }

  private var others: [Int] { targets[number].visible + users }
}

extension String {
  /// Whether a folder around the file is one of tests.
  fileprivate var isInTestFolder: Bool { split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") } }
}
