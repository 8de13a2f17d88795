import ReuseGenDeclarations
import ReuseGenXML

/// The builds that have one of some declarations, which can be in branches of conditional compilation.
enum BuildCoverage: Equatable {
  /// All builds that have the generated file.
  case all
  /// None of them, as for `#if os(macOS)`.
  case none
  /// Only some, as for `#if DEBUG` without another branch.
  case some
  /// The target decides, as for `#if os(tvOS)` and `#if PRO`: other flags than `DEBUG` tell the targets of an app
  /// apart.
  case unknown

  /// More conditions of builds aren't combined.
  private static let maximumConditions = 8

  /// - Parameters:
  ///   - branches: The conditions around each declaration.
  ///   - imports: The modules that the generated file imports, so that they are there.
  init(of branches: [[String]], imports: Set<String>) {
    self = .all
    if branches.contains(where: \.isEmpty) { return }
    var undecided: [Condition] = []
    for text in branches.joined() {
      _ = ConditionExpression.value(of: text) { name, argument in
        let condition = Condition(name: name, argument: argument)
        let value = condition.value(imports: imports)
        if value == nil, !undecided.contains(condition) { undecided.append(condition) }
        return value
      }
    }
    guard undecided.count <= Self.maximumConditions else {
      self = .unknown
      return
    }
    let builds = (0..<1 << undecided.count).map { build in
      branches.contains { branch in
        branch.allSatisfy { text in
          ConditionExpression.value(of: text) { name, argument in
            let condition = Condition(name: name, argument: argument)
            return condition.value(imports: imports)
              ?? undecided.firstIndex(of: condition).map { build & 1 << $0 != 0 }
          } ?? false
        }
      }
    }
    // The builds of a target agree in the conditions that it decides as a whole.
    let decided = undecided.indices.filter { !undecided[$0].differsBetweenBuilds }.reduce(0) { $0 | 1 << $1 }
    let targets = Dictionary(grouping: builds.indices) { $0 & decided }.values
    if builds.allSatisfy(\.self) {
      self = .all
    } else if !builds.contains(true) {
      self = .none
    } else {
      self = targets.contains { $0.allSatisfy { builds[$0] } } ? .unknown : .some
    }
  }

  /// A name, or a function with its argument, in a condition.
  private struct Condition: Equatable {
    let name: String
    let argument: String?

    /// Its value in all builds that have the generated file, whose target has UIKit; `nil` if it isn't the same in all.
    func value(imports: Set<String>) -> Bool? {
      guard let argument else { return nil }
      switch name {
      case "os": return argument == "iOS" ? true : Self.othersWithUIKit.contains(argument) ? nil : false
      case "canImport":
        let module = String(argument.prefix { $0 != "," })
        if Self.modules.contains(module) || imports.contains(module) { return true }
        return ["AppKit", "Cocoa"].contains(module) ? false : nil
      case "swift", "compiler": return ConditionExpression.version(argument)
      default: return nil
      }
    }

    /// Whether a target has builds of both kinds, rather than one kind that isn't known here.
    var differsBetweenBuilds: Bool {
      switch name {
      case "arch": true
      case "targetEnvironment": argument == "simulator"
      default: argument == nil && name == "DEBUG"
      }
    }

    private static let othersWithUIKit: Set<String> = ["tvOS", "visionOS", "xrOS"]
    private static let modules: Set<String> = ["Foundation", "Recycler", "UIKit"]
  }
}

extension Declarations {
  /// Whether a build for a platform may have one of some members.
  func mayHave(_ members: [MemberLocation], on platform: IBPlatform) -> Bool {
    members.contains { platform.mayHave(conditions(of: $0)) }
  }

  /// Whether a target for a platform has builds without any of some members: releases for `#if DEBUG`, all for another
  /// platform's `#if os(…)`.
  func areOnlyInSomeBuilds(_ members: [MemberLocation], on platform: IBPlatform) -> Bool {
    if members.contains(where: { conditions(of: $0).isEmpty }) { return false }
    return !mayHave(members, on: platform) || BuildCoverage(of: members.map(conditions), imports: []) == .some
  }
}
