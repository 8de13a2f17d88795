import ReuseGenCore
import ReuseGenXML

/// The facts of a document, without locations: a corrected document must have those of the original after its fixes.
struct ComparedFacts: Equatable {
  private var facts: [[String?]] = []

  init(_ document: InterfaceBuilderDocument, after fixes: [DocumentFix] = []) {
    let changes = Dictionary(
      fixes.map { (IBLocation(line: $0.location.line, column: $0.location.column), $0.change) },
      uniquingKeysWith: { first, _ in first }
    )
    func change(_ attribute: String, _ element: IBLocation) -> DocumentFix.Change? {
      changes[document.location(ofAttribute: attribute, inElementAt: element)]
    }
    /// A name after its correction; the connection or name itself without one.
    func corrected(_ name: String?, _ attribute: String, _ element: IBLocation) -> String? {
      if case .correct(_, let other) = change(attribute, element) { other } else { name }
    }
    for outlet in document.outlets where change("property", outlet.location) != .removeConnection {
      let property = corrected(outlet.property, "property", outlet.location)
      facts.append(["outlet", outlet.owner, property, outlet.destination, outlet.isCollection ? "collection" : nil])
    }
    for action in document.actions where change("selector", action.location) != .removeConnection {
      let selector = corrected(action.selector, "selector", action.location)
      facts.append(["action", action.owner, selector, action.target, action.event])
    }
    for stated in document.classes {
      let name = corrected(stated.class.className, "customClass", stated.location)
      facts.append(["class", stated.id, name, stated.class.module])
    }
    for image in document.images {
      let name = corrected(image.name, image.attribute, image.location)
      facts.append(["image", image.owner, image.attribute, name])
    }
    for color in document.colors {
      facts.append(["color", color.owner, color.key, corrected(color.name, "name", color.location)])
    }
    for object in document.objects { facts.append(["object", object.id, object.element, object.sceneID]) }
    for scene in document.scenes { facts.append(["scene", scene.id, scene.identifier]) }
    for reusable in document.reusables { facts.append(["reusable", reusable.id, reusable.identifier]) }
    for attribute in document.attributes {
      facts.append(["attribute", attribute.owner, attribute.keyPath, attribute.type, attribute.value])
    }
    for link in document.links { facts.append(["link", link.id, link.storyboard, link.identifier]) }
    for segue in document.segues {
      let unwind = corrected(segue.unwindAction, "unwindAction", segue.location)
      let creation = corrected(segue.creationSelector, "destinationCreationSelector", segue.location)
      facts.append(["segue", segue.id, segue.kind, segue.identifier, segue.source, segue.destination, unwind, creation])
    }
  }
}
