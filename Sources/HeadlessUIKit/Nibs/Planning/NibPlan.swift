import InterfaceBuilderXML

/// What is made together: a nib, a scene or a prototype.
@MainActor
final class NibPlan {
  let document: NibDocument
  var roots: [NibNode] = []
  /// The number of objects; the first one is the owner.
  var slotCount = 1
  var connections: [NibConnection] = []
  var attributes: [NibAttribute] = []
  /// The slots by the objects' identifiers.
  var slots: [String: Int] = [:]
  /// The plans of the prototypes, at any depth.
  var prototypes: [NibPlan] = []
  /// The objects that prototypes refer to from outside.
  var wanted: Set<String> = []

  init(document: NibDocument) { self.document = document }

  /// A nib: all top-level objects, without the placeholders that stand for objects outside.
  static func nib(_ document: NibDocument) -> NibPlan {
    let planner = NibPlanner(document)
    return planner.plan(document.root.elements(in: "objects"))
  }
}
