import InterfaceBuilderXML

/// What is made together: a nib, a scene or a prototype.
@MainActor
package final class NibPlan {
  package let document: NibDocument
  package internal(set) var roots: [NibNode] = []
  /// The number of objects; the first one is the owner.
  package internal(set) var slotCount = 1
  var connections: [NibConnection] = []
  var attributes: [NibAttribute] = []
  /// The slots by the objects' identifiers.
  var slots: [String: Int] = [:]
  /// The objects that prototypes refer to from outside.
  var wanted: Set<String> = []

  init(document: NibDocument) { self.document = document }

  /// A nib: all top-level objects, without the placeholders that stand for objects outside.
  package static func nib(_ document: NibDocument) -> NibPlan {
    let planner = NibPlanner(document)
    return planner.plan(document.root.elements(in: "objects"))
  }
}
