import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// The segue that code states.
enum SegueReference {
  case text(String)
  /// A constant of R.swift, which names the controller as well.
  case rswift(controller: String, segue: String)
  /// A constant of SwiftGen.
  case swiftgen(String)

  /// `nil` if the identifier isn't known.
  init?(_ node: SyntaxTree.Node, _ source: MigrationSource, _ context: MigrationContext) {
    if let path = source.path(of: node) {
      // `R.segue.startController.showLogin`, and its identifier.
      if context.spellings.contains(.rswift), path.count >= 4, path[0] == "R", path[1] == "segue" {
        self = .rswift(controller: path[2], segue: path[3])
        return
      }
      if context.spellings.contains(.swiftgen), path.count >= 3, path[0] == "StoryboardSegue" {
        self = .swiftgen(path[2])
        return
      }
    }
    guard context.spellings.contains(.strings), let text = context.text(of: node, in: source) else { return nil }
    self = .text(text)
  }

  /// The only segue that starts from a class.
  func accessor(from type: String, _ context: MigrationContext) throws(Reason) -> SegueAccessor {
    let found = context.segues(from: type).filter { names($0.identifier) }
    guard let only = found.first, found.count == 1 else { throw Self.unknown("\(self)", from: type) }
    return only
  }

  static func unknown(_ segue: String, from type: String) -> Reason {
    Reason("no scene of \(type.lastName) has a segue \(segue); correct the identifier, or add the segue there")
  }

  /// The segue for a value in place of its text: of the class if that has one, or of one of its subclasses, or of the
  /// controller that the constant names, else the only one of the app.
  func value(from type: String?, _ context: MigrationContext) throws(Reason) -> SegueAccessor {
    if let type, let own = try? accessor(from: type, context) { return own }
    // The scenes of subclasses state the segues of their superclass, each its own with the same identifier.
    if let type, let inherited = context.segues(fromSubclassesOf: type).first(where: { names($0.identifier) }) {
      return inherited
    }
    if case .rswift(let controller, _) = self, let named = context.segueSource(rswift: controller),
      let own = try? accessor(from: named, context)
    {
      return own
    }
    guard let only = context.segue(where: { names($0.identifier) }) else {
      guard let type else {
        throw Reason(
          "the class of the controller isn't known, and no or several scenes have a segue \(self); perform it in its class"
        )
      }
      throw Self.unknown("\(self)", from: type)
    }
    return only
  }

  /// The expression for the identifier. Another tool's constant for segues that start from other classes becomes its
  /// text, which `lint` then reports.
  func identifier(from type: String?, _ context: MigrationContext) throws(Reason) -> String {
    do throws(Reason) {
      return "\(try value(from: type, context).expression).identifier"
    } catch {
      guard isOfTool, let text = context.segueIdentifier(where: names) else { throw error }
      return "\"\(text)\""
    }
  }

  /// Whether it is a constant that another tool generates.
  private var isOfTool: Bool {
    if case .text = self { false } else { true }
  }

  private func names(_ text: String) -> Bool {
    switch self {
    case .text(let stated): stated == text
    case .rswift(_, let name): RswiftName.of(text) == name
    case .swiftgen(let name): SwiftGenName.member(of: text) == name
    }
  }
}

extension SegueReference: CustomStringConvertible {
  var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .rswift(_, let name), .swiftgen(let name): name
    }
  }
}
