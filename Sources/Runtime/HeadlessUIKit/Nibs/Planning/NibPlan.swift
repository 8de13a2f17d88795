import ReuseGenXML

/// A document's contents, prepared to create its objects many times: a nib, a scene or a prototype.
///
/// `NibPlanner` makes a plan from the elements, and `NibInstantiation` creates the objects of a plan:
///
///     let plan = NibPlan.nib(NibDocument(url: url))
///     NibInstantiation(plan: plan, owner: nil, expected: nil).topLevelObjects()
///
/// Attributes are already parsed, and object identifiers are positions in an array. A table with a nib cell therefore
/// reads XML once, however many cells it creates. Prototypes are plans within the plan of their scene. `NibCache` keeps
/// plans until the program ends.
///
/// The plan contains no objects. For a document's facts, such as its outlets, use `InterfaceBuilderDocument`, which
/// needs no runtime.
@MainActor
package final class NibPlan {
  package let document: NibDocument
  package var roots: [NibNode] = []
  /// The number of objects; the first one is the owner.
  var slotCount = 1
  package var connections: [NibConnection] = []
  var attributes: [NibAttribute] = []
  /// The slots by object identifier.
  var slots: [String: Int] = [:]
  /// The plans of the prototypes, at any depth.
  package var prototypes: [NibPlan] = []
  /// The identifiers of outside objects that prototypes refer to.
  var wanted: Set<String> = []

  /// The outlets that the extensions of modules add, each looked for once.
  private var knownExtensionOutlets: [String: ExtensionOutlets] = [:]

  init(document: NibDocument) { self.document = document }

  /// The outlets that the extensions of a module add to classes of others.
  func extensionOutlets(of module: String) -> ExtensionOutlets {
    if let known = knownExtensionOutlets[module] { return known }
    let found = ExtensionOutlets(module: module)
    knownExtensionOutlets[module] = found
    return found
  }

  /// The plan of a nib's picture: all top-level objects without placeholders.
  ///
  /// - Parameter report: Called for each number that is out of range.
  package static func nib(_ document: NibDocument, report: @escaping (NumberProblem) -> Void) -> NibPlan {
    nib(document, document.designedValues(report: report))
  }

  /// The plan of a nib. Numbers that are out of range, and images that aren't there, are logged.
  static func nib(_ document: NibDocument) -> NibPlan { nib(document, document.values) }

  private static func nib(_ document: NibDocument, _ values: NibValues) -> NibPlan {
    NibPlanner(document, values).plan(document.root.elements(in: "objects"))
  }
}

/// A cell or another view of a table or collection view that is made separately.
@MainActor
struct NibPrototype {
  enum Role {
    case cell, header, footer
  }

  let identifier: String
  let role: Role
  let plan: NibPlan
}

/// A section of a table whose rows are in the document.
@MainActor
struct NibSection {
  let header: String?
  let footer: String?
  let cells: [NibNode]
  /// The heights that the elements of the rows specify.
  let heights: [CGFloat?]
}
