import ReuseGenDeclarations
import ReuseGenXML

enum ActionMissing: ConnectionRule {
  static let name = "action-missing"
  static let effect = RuleEffect.use
  static let summary = """
    The class that a control sends an action to has no such method, or one that isn't visible to Objective-C, or is \
    only in some builds.
    """
  static let discussion = """
    Superclasses, extensions and categories count. If a superclass is unknown, the rule reports only names that
    nothing else has, and only if the class has an action that nothing sends: one of almost the same name, or the
    only one. An unwind action is reported if no class has it, and an action to the first responder if neither a
    class of the sources, nor UIKit, nor a menu of the system has it; both only if the sources declare at least half
    of the classes that documents name. A segue action is checked in the class of the scene's controller, and
    a list's data source for the method that counts items.
    """
  static let rationale = "The app stops when the user operates the control: \"unrecognized selector sent to instance\"."
  static let fix = "Remove the connection in Interface Builder, restore the method, or mark it `@IBAction`."
  static let example = """
    The sources declare `class PersonController: UIViewController { @IBAction func save(_ sender: Any) {} }`:

        <action selector="store:" destination="-1" eventType="touchUpInside" id="a"/>
    """

  static func findings(in context: ConnectionContext) -> [Finding] {
    guard !context.declarations.files.isEmpty else { return [] }
    var checker = Checker(context)
    return checker.findings() + dataSources(in: context)
  }

  private enum Kind: String {
    case action
    case unwindAction = "unwind action"
    /// A method that makes the destination of a segue.
    case segueAction = "segue action"
  }

  /// A method that isn't found, and the class that lacks it; `nil` if any class could have it.
  private struct Mistake: Hashable {
    var type: SourceClass?
    var selector: String
    var kind = Kind.action
    /// The method that Objective-C doesn't see, or that only some builds have.
    var hidden: SourceLocation?
    var isConditional = false
    /// The method that is meant, if the class may inherit unknown members.
    var intended: MemberLocation?
  }

  private struct Checker {
    let context: ConnectionContext
    /// The methods of all classes of the sources by selector. Most documents have no action that needs them.
    private lazy var anywhere = context.declarations.methodsBySelector
    private lazy var selectorsByName = Dictionary(grouping: anywhere.keys, by: \.withoutLabels)
    /// Whether the sources are likely to be all of the target's: they declare at least half of the classes that
    /// documents name. Otherwise any class can have a method.
    private lazy var areSourcesComplete = context.coverageOfDocuments.isHalf

    init(_ context: ConnectionContext) { self.context = context }

    mutating func findings() -> [Finding] {
      var mistakes = RepeatedFindings<Mistake>()
      lazy var intended = IntendedMembers(context)
      for version in context.objects.indices where !context.missingClasses.isUnused(context.versions[version]) {
        let document = context.versions[version]
        for action in document.actions {
          guard let selector = action.selector, !selector.isEmpty else { continue }
          let target = context.object(action.target, version: version)
          let type = target.flatMap { context.sourceClasses[$0.class] }
          var mistake = mistake(selector, target, type, document)
          if let type, mistake == nil,
            case .notInSources = context.sourceClasses.member(ofSelector: selector, in: type, on: document.platform)
          {
            let connection = ClassConnection(
              record: action,
              document: document,
              version: version,
              type: type,
              member: .notInSources
            )
            mistake = intended.action(connection).map { Mistake(type: type, selector: selector, intended: $0) }
          }
          if let mistake { mistakes.add(mistake, at: document.location(action.location, "selector")) }
        }
        for segue in document.segues {
          if segue.kind == "unwind", let selector = segue.unwindAction, var mistake = mistakeAnywhere(selector) {
            mistake.kind = .unwindAction
            mistakes.add(mistake, at: document.location(segue.location, "unwindAction"))
          }
          guard let selector = segue.creationSelector, let controller = document.controller(of: segue),
            let type = context.sourceClasses[controller.class],
            var mistake = mistake(selector, nil, type, document)
          else { continue }
          mistake.kind = .segueAction
          mistakes.add(mistake, at: document.location(segue.location, "destinationCreationSelector"))
        }
      }
      var suggestions = SpellingSuggestions()
      return mistakes.findings { describe($0, &suggestions) }
    }

    private mutating func mistake(
      _ selector: String,
      _ target: InterfaceBuilderDocument.Object?,
      _ type: SourceClass?,
      _ document: InterfaceBuilderDocument
    ) -> Mistake? {
      if let type {
        switch context.sourceClasses.member(ofSelector: selector, in: type, on: document.platform) {
        case .declared(let members):
          let isExposed = context.sourceClasses.isExposed(members)
          guard let member = members.first,
            !isExposed || context.declarations.areOnlyInSomeBuilds(members, on: document.platform)
          else { return nil }
          let location = context.declarations.location(of: member)
          return Mistake(type: type, selector: selector, hidden: location, isConditional: isExposed)
        case .missing: return Mistake(type: type, selector: selector)
        case .notInSources: return nil
        }
      }
      guard document.hasUIKit, let target, IBObjectType(element: target.element)?.category == .placeholder,
        target.class.className == nil || target.class.className == "UIResponder",
        AppleClass.named("UIResponder")?.has(action: selector) != true, !AppleClass.isMenuCommand(selector)
      else { return nil }
      return mistakeAnywhere(selector)
    }

    private mutating func mistakeAnywhere(_ selector: String) -> Mistake? {
      guard areSourcesComplete, !context.declarations.mayDeclare(String(selector.prefix { $0 != ":" })) else {
        return nil
      }
      guard let members = anywhere[selector], let member = members.first else { return Mistake(selector: selector) }
      guard !context.sourceClasses.isExposed(members) else { return nil }
      return Mistake(selector: selector, hidden: context.declarations.location(of: member))
    }

    private mutating func describe(
      _ mistake: Mistake,
      _ suggestions: inout SpellingSuggestions
    ) -> (message: String, notes: [Diagnostic.Note?], fix: DocumentFix.Change?) {
      let kind = mistake.kind.rawValue
      if let hidden = mistake.hidden {
        let owner = mistake.type.map { " of \($0.name)" } ?? ""
        return (
          "the method for the \(kind) \(mistake.selector)\(owner) "
            + (mistake.isConditional
              ? "is only in some builds; move it out of the condition, or remove the connection"
              : "isn't visible to Objective-C; mark it "
                + (mistake.kind == .segueAction ? "@IBSegueAction" : "@IBAction")),
          [.init("the method is declared here", at: hidden)], nil
        )
      }
      guard let type = mistake.type else {
        let near =
          selectorsByName[mistake.selector.withoutLabels]?.min()
          ?? suggestions.nearest(to: mistake.selector, in: anywhere.keys.sorted())
        let member = near.flatMap { anywhere[$0]?.first }
        return (
          "no class has a method for the \(kind) \(mistake.selector)\(suggestion(near))",
          [member.map(context.note(of:))], change(mistake, near)
        )
      }
      if let intended = mistake.intended {
        let meant = context.declarations.name(of: intended)
        return (
          "no known class has a method for the action \(mistake.selector), and no document connects \(meant) of "
            + "\(type.name); did you mean \(meant)?",
          [context.note(of: intended)], DocumentFix.Change.ofCase(mistake.selector, to: meant)
        )
      }
      let selectors = context.sourceClasses.selectors(of: type)
      let near =
        type.knownClasses.lazy.compactMap { $0.action(inOtherCaseThan: mistake.selector) }.first
        ?? selectors.first { $0.differsInLabels(from: mistake.selector) }
        ?? context.sourceClasses.selector(ofMethod: String(mistake.selector.prefix { $0 != ":" }), in: type)
        ?? suggestions.nearest(to: mistake.selector, in: selectors)
      let member = near.flatMap { context.sourceClasses.declaredMembers(ofSelector: $0, in: type).first }
      let note = member.flatMap { member in
        near.map { Diagnostic.Note("\($0) is declared here", at: context.declarations.location(of: member)) }
      }
      return (
        "\(type.name) has no method for the \(kind) \(mistake.selector)\(suggestion(near))",
        [note ?? context.note(of: type)],
        change(mistake, near)
      )
    }

    /// A connection without a similar method is dead. A segue is more than its action, so it stays.
    private func change(_ mistake: Mistake, _ near: String?) -> DocumentFix.Change? {
      guard let near else { return mistake.kind == .action ? .removeConnection : nil }
      return .ofCase(mistake.selector, to: near)
    }

    private func suggestion(_ near: String?) -> String {
      near.map { "; did you mean \($0)?" } ?? "; remove the connection, or restore the method"
    }
  }
}

extension String {
  /// The beginning of a selector that doesn't depend on the labels of parameters.
  fileprivate var withoutLabels: String {
    let name = prefix { $0 != ":" }
    return String(name[..<(name.firstRange(of: "With")?.lowerBound ?? name.endIndex)])
  }

  /// Whether two selectors are those of methods with one name in Swift and other parameters: "save", "save:" and
  /// "saveWithSender:" are of `save()`, `save(_:)` and `save(sender:)`.
  fileprivate func differsInLabels(from other: String) -> Bool {
    let (name, otherName) = (prefix { $0 != ":" }, other.prefix { $0 != ":" })
    return self != other
      && (name == otherName || name.hasPrefix(otherName + "With") || otherName.hasPrefix(name + "With"))
  }
}

extension Declarations {
  /// The methods of all classes by selector.
  fileprivate var methodsBySelector: [String: [MemberLocation]] {
    var found: [String: [MemberLocation]] = [:]
    for file in files.indices {
      for type in files[file].types.indices {
        let methods = files[file].types[type].methods
        for index in methods.indices where !methods[index].isTypeMember {
          let reference = Reference(file: file, type: type)
          found[methods[index].selector, default: []].append(MemberLocation(type: reference, member: .method(index)))
        }
      }
    }
    return found
  }
}

extension InterfaceBuilderDocument {
  /// The controller of the scene that a segue starts from.
  fileprivate func controller(of segue: Segue) -> Scene? {
    segue.sceneID.flatMap { id in scenes.first { $0.sceneID == id } }
  }
}
