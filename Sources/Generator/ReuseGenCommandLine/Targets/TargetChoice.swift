import ReuseGenBasics
import ReuseGenVisibleText

/// The result of looking for a target by its name, or for the only one that can be meant.
package enum TargetChoice {
  /// The numbers of the targets with the name: projects of one workspace can have targets of one name.
  case found([Int])
  /// No target has the name.
  case unknown(String, names: [String])
  /// No name is specified, and these are the targets.
  case unclear(names: [String])

  /// - Parameter name: `nil` for the only target that isn't one of tests, or the only one of these with documents.
  package init(_ name: String?, among targets: [CheckedTarget]) {
    let names = Set(targets.map(\.name)).sorted().map(\.withVisibleControlCharacters)
    guard let name else {
      var candidates = targets.indices.filter { !targets[$0].isTest && !targets[$0].isOutside }
      if candidates.count > 1 { candidates.removeAll { targets[$0].documents.isEmpty } }
      self = candidates.count == 1 ? .found(candidates) : .unclear(names: names)
      return
    }
    let found = targets.indices.filter { targets[$0].name == name }
    self = found.isEmpty ? .unknown(name.withVisibleControlCharacters, names: names) : .found(found)
  }

  /// The message for a name on the command line; `nil` if there is a target.
  package var usage: String? {
    switch self {
    case .found: nil
    case .unknown(_, []), .unclear([]): "There are no targets. Specify another project, or the folder of the app."
    case .unknown(let name, let names):
      "There is no target '\(name)'."
        + (nearest(to: name, in: names).map { " Did you mean '\($0)'?" } ?? " " + Self.list(names))
    case .unclear(let names): "Specify a target with '--target'. \(Self.list(names))"
    }
  }

  /// The message for a name in a manifest; `nil` if there is a target.
  package func message(project: String) -> String? {
    switch self {
    case .found: return nil
    case .unknown(let name, let names):
      let suggestion = nearest(to: name, in: names).map { "did you mean \"\($0)\"?" } ?? Self.clause(names)
      return "\(project) has no target \"\(name)\"; \(suggestion)"
    case .unclear(let names): return "specify the \"target\" of \(project); \(Self.clause(names))"
    }
  }

  private static func list(_ names: [String]) -> String {
    "The targets are: \(names.joined(separator: ", "))."
  }

  private static func clause(_ names: [String]) -> String {
    names.isEmpty ? "it has no targets" : "the targets are: \(names.joined(separator: ", "))"
  }
}
