import ReuseGenBasics
import ReuseGenDeclarations

package enum EntryClass: SourceRule {
  package static let name = "entry-class"
  static let effect = RuleEffect.build
  static let summary = "The generated file can't name the class of an entry, or can't use it as the entry does."
  static let discussion = """
    The class must be declared by the target's sources or by a module in `imports`, be visible to other files, have
    the manifest's `access`, and inherit from the class that its list or storyboard needs. If the entry makes it
    conform, no class above or below it may conform already, or declare a member that the conformance adds. A listed
    subclass with the same `conformances` inherits them, with its own identifier and nib. The sources can't declare
    the functions that register and dequeue the entry's view.

    A missing class is only reported if nothing else can declare it, such as a macro, an Objective-C source, or a
    module without sources, or if a class of the sources has nearly its name. A class in a branch of `#if` must have a
    declaration in all builds: for `#if DEBUG`, also in the branch `#else`. Conditions that the target decides as a
    whole, such as other flags, `os(tvOS)` and modules that aren't Apple's, are taken as met.
    """
  static let rationale = "The generated file doesn't compile."
  static let fix = """
    Correct `type`, add the module of the class to `imports`, or change the class's declaration as the message says.
    """
  static let example = """
    The sources declare `class PersonCell: UIView`:

        { "cells": ["PersonCell"] }
    """

  static func findings(in context: SourceContext) -> [Finding] {
    if context.declarations.files.isEmpty { return [] }
    var check = Check(context)
    var seen: Set<SourceLocation> = []
    return context.resolved.entries.compactMap { entry in
      guard let (message, note) = check.problem(of: entry), seen.insert(entry.statementOwner.type.location).inserted
      else { return nil }
      return Finding(message, at: entry.statementOwner.type.location, notes: [note])
    }
  }

  private struct Check {
    let context: SourceContext
    let obstacles: ConformanceObstacles
    let plan: ConformancePlan
    let conflicts: [ObjectIdentifier: ConformancePlan.Conflict]
    /// The classes that conform in the sources, by the names of their superclasses.
    let subclasses: [String: [String]]
    let coversTarget: Bool
    let ownFunctions: [String: SourceLocation]
    private var suggestions = SpellingSuggestions()

    init(_ context: SourceContext) {
      self.context = context
      obstacles = ConformanceObstacles(declarations: context.declarations)
      subclasses = obstacles.conformingSubclasses
      coversTarget = context.coverageOfTarget.isHalf
      ownFunctions = Self.ownFunctions(in: context.declarations)
      plan = context.resolved.conformances
      conflicts = Dictionary(
        plan.conflicts.map { (ObjectIdentifier($0.entry.statementOwner), $0) },
        uniquingKeysWith: { first, _ in first }
      )
    }

    typealias Problem = (message: String, note: Diagnostic.Note?)

    mutating func problem(of entry: any ResolvedEntry) -> Problem? {
      problem(ofClassOf: entry) ?? problem(ofFunctionOf: entry)
    }

    private mutating func problem(ofClassOf entry: any ResolvedEntry) -> Problem? {
      let type = entry.type.text
      switch context.classes.scope.meaning(of: entry.type) {
      case .declared(let found): return problem(of: entry, found)
      case .known: return problem(ofKnown: entry)
      case .hidden(let reason):
        return ("the class \(type) \(reason); change its declaration, or remove the entry", declared(entry))
      case .otherType(let kind):
        return ("\(type) \(kind), and an entry lists a class; correct the name, or remove the entry", nil)
      case .unimported(let modules):
        let names = modules.map(quoted).joined(separator: " or ")
        return (
          "the class \(type) is in the module \(modules.joined(separator: " and ")), which the generated file doesn't "
            + "import; add \(names) to \"imports\"", declared(entry)
        )
      case .missing:
        let near = nearest(to: entry.type)
        let suggestion =
          near.map { "did you mean \($0)?" } ?? "correct the name, or add the module that declares it to \"imports\""
        return ("the target declares no class \(type); \(suggestion)", near.flatMap(context.note(ofClass:)))
      case .unknown: return misspelling(of: entry)
      }
    }

    // MARK: - Classes that exist

    private func problem(of entry: any ResolvedEntry, _ found: GeneratedScope.DeclaredClass) -> Problem? {
      let type = entry.type.text
      let manifest = context.manifest
      if found.access < manifest.access {
        return (
          "the class \(type) is \(found.access.rawValue), and \"access\" makes its accessors \(manifest.access.rawValue); "
            + "make the class \(manifest.access.rawValue), or change \"access\"", declared(entry)
        )
      }
      if found.isSPI, manifest.access == .public {
        return (
          "the class \(type) is @_spi, and \"access\" makes its accessors public; remove @_spi, or change \"access\"",
          declared(entry)
        )
      }
      if entry.statementOwner.statement.isSound,
        entry.superclassNames.allSatisfy({ context.declarations.isKind(found.fullName, of: $0) == false })
      {
        return (
          "the class \(type) isn't a \(entry.superclass), as \(entry.use) must be; correct its superclass, or list "
            + "another class", declared(entry)
        )
      }
      return plan.conforms(entry) ? problem(ofConformance: entry, found) : nil
    }

    private func problem(ofConformance entry: any ResolvedEntry, _ found: GeneratedScope.DeclaredClass) -> Problem? {
      let type = entry.type.text
      let suggestion = "add \"conformances\": false to the entry"
      if let conflict = conflicts[ObjectIdentifier(entry.statementOwner)] {
        let other = conflict.superclass.type.text
        return (
          "the class \(type) inherits the conformance of its superclass \(other), which is listed as another kind; "
            + "\(suggestion) or to that of \(other)",
          Diagnostic.Note("\(other) is listed here", at: conflict.superclass.statementOwner.type.location)
        )
      }
      let members = entry.conformance.members
      if plan.writesConformance(of: entry),
        let reason = obstacles.reason(forClass: found.fullName, adding: members, includesProtocols: false)
      {
        return ("the class \(type) can't be made to conform, because \(reason); \(suggestion)", declared(entry))
      }
      for subclass in subclasses[found.fullName] ?? [] {
        guard let reason = obstacles.reason(forClass: subclass, adding: members, includesProtocols: false) else {
          continue
        }
        return (
          "the class \(type) can't be made to conform, because of its subclass \(subclass): \(reason); \(suggestion)",
          context.note(ofClass: subclass)
        )
      }
      return nil
    }

    private func problem(ofKnown entry: any ResolvedEntry) -> Problem? {
      guard entry.statementOwner.statement.isSound, let known = AppleClass.named(entry.listedClass.path),
        !entry.superclassNames.contains(where: known.isKind)
      else { return nil }
      return (
        "the class \(entry.type.text) isn't a \(entry.superclass), as \(entry.use) must be; list another class", nil
      )
    }

    // MARK: - Functions

    /// The compiler refuses a second function with the same parameters and the same result.
    private func problem(ofFunctionOf entry: any ResolvedEntry) -> Problem? {
      guard let (container, name) = entry.function else { return nil }
      var functions = [(name, entry.type.text)]
      if entry.isRegisteredByCode { functions.append(("register\(entry.name.suffix)()", "")) }
      for (name, result) in functions {
        guard let location = ownFunctions["\(container).\(name) -> \(result)"] else { continue }
        return (
          "the sources already declare the function \(name) of \(container) that is generated for \(entry.type.text); "
            + "remove it, or give the entry another \"name\"", .init("\(name) is declared here", at: location)
        )
      }
      return nil
    }

    /// The functions that the sources add to the classes that get generated ones, and where they are.
    private static func ownFunctions(in declarations: Declarations) -> [String: SourceLocation] {
      var found: [String: SourceLocation] = [:]
      for container in ["UITableView", "UICollectionView"] {
        for reference in declarations.references(to: container)
        where declarations.files[reference.file].module == nil && !declarations[reference].modifiers.isHidden {
          for method in declarations.methods(of: reference)
          where method.name.hasPrefix("dequeue") || method.name.hasPrefix("register") {
            if method.modifiers.isHidden { continue }
            let location = declarations.location(of: method.nameOffset, in: reference)
            found["\(container).\(method.name) -> \(method.returnType?.text ?? "")"] = location
          }
        }
      }
      return found
    }

    // MARK: - Classes that don't

    private mutating func nearest(to type: TypeName) -> String? {
      suggestions.nearest(to: type.last, in: context.declarations.lastClassNames)
    }

    /// A class may be declared by something that wasn't read, unless its name is nearly that of another one.
    private mutating func misspelling(of entry: any ResolvedEntry) -> Problem? {
      let declarations = context.declarations
      let name = entry.type.last
      guard entry.listedClass.isOwn, !declarations.declaresClass(name), AppleClass.named(name) == nil,
        coversTarget, let near = nearest(to: entry.type), isMisspelling(name, of: near), !declarations.writes(name),
        !declarations.mayDeclare(name)
      else { return nil }
      return ("the target declares no class \(entry.type.text); did you mean \(near)?", context.note(ofClass: near))
    }

    private func declared(_ entry: any ResolvedEntry) -> Diagnostic.Note? {
      context.note(ofClass: entry.listedClass.path)
    }
  }
}

extension ResolvedEntry {
  /// The classes of which the entry's class must inherit from one.
  fileprivate var superclassNames: [String] {
    switch self {
    case let cell as ResolvedCell: [cell.container == .table ? "UITableViewCell" : "UICollectionViewCell"]
    case let view as ResolvedView:
      switch view.role {
      case .headerOrFooter: ["UITableViewHeaderFooterView"]
      case .supplementary: ["UICollectionReusableView"]
      case .standalone: view.entry.isOwner ? ["UIView", "UIViewController"] : ["UIView"]
      }
    default: ["UIViewController"]
    }
  }

  /// The function that dequeues the entry's view, and the class that gets it.
  fileprivate var function: (container: String, name: String)? {
    let (table, collection) = ("UITableView", "UICollectionView")
    switch self {
    case let cell as ResolvedCell: return (cell.container == .table ? table : collection, "dequeue\(name.suffix)(for:)")
    case let view as ResolvedView:
      switch view.role {
      case .standalone: return nil
      case .headerOrFooter: return (table, "dequeue\(name.suffix)()")
      case .supplementary: return (collection, "dequeue\(name.suffix)(for:)")
      }
    default: return nil
    }
  }

  fileprivate var superclass: String { superclassNames.joined(separator: " or a ") }

  /// The purpose that the class has in the entry.
  fileprivate var use: String {
    switch self {
    case let cell as ResolvedCell: "a \(cell.container == .table ? "table" : "collection") cell"
    case let view as ResolvedView:
      switch view.role {
      case .headerOrFooter: "a table's header or footer"
      case .supplementary: "a collection's supplementary view"
      case .standalone: view.entry.isOwner ? "the owner of a nib" : "a view"
      }
    default: "the controller of a scene"
    }
  }
}
