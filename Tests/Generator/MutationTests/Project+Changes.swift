import Foundation
import ReuseGenXML
@testable import ReuseGenCore
import ReuseGenDeclarations

extension Project {
  /// Every attribute of the project's documents that the test can change.
  func changes() -> [Change] {
    documents.indices.flatMap { index in
      let file = files[index]
      let lineStarts = [0] + file.indices.filter { file[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
      return (classes(index) + connections(index) + resources(index) + identifiers(index)).compactMap {
        $0.located(in: documents[index], file, lineStarts: lineStarts)
      }
    }
  }

  private func classes(_ index: Int) -> [Change] {
    documents[index].classes.compactMap { object in
      guard let name = object.class.className else { return nil }
      let isListed = listedClasses.contains(name)
      return Change(
        kind: isListed ? .listedClass : .otherClass,
        document: index,
        element: object.location,
        attribute: "customClass",
        value: name,
        className: name,
        eligibility: declares(name) ? .eligible : .ineligible
      )
    }
  }

  private func connections(_ index: Int) -> [Change] {
    let document = documents[index]
    let classes = Dictionary(document.objects.map { ($0.id, $0.class.className) }) { first, _ in first }
    func change(_ kind: Change.Kind, _ element: IBLocation, _ attribute: String, _ value: String?, _ object: String?)
      -> Change
    {
      let name = object.flatMap { classes[$0] ?? nil }
      return Change(
        kind: kind,
        document: index,
        element: element,
        attribute: attribute,
        value: value ?? "",
        className: name,
        eligibility: name.map(declares) ?? false ? .eligible : .ineligible
      )
    }
    let outlets = document.outlets.map { change(.outlet, $0.location, "property", $0.property, $0.owner) }
    let actions = document.actions.map { change(.action, $0.location, "selector", $0.selector, $0.target) }
    let attributes = document.attributes.map { change(.runtimeAttribute, $0.location, "keyPath", $0.keyPath, $0.owner) }
    let unwinds = document.segues.compactMap { segue in
      segue.unwindAction.map { action in
        Change(
          kind: .unwindAction,
          document: index,
          element: segue.location,
          attribute: "unwindAction",
          value: action,
          eligibility: declarations.methods(selector: action).isEmpty ? .ineligible : .eligible
        )
      }
    }
    return outlets + actions + attributes + unwinds
  }

  private func resources(_ index: Int) -> [Change] {
    let images = documents[index].images.map { use in
      Change(
        kind: .image,
        document: index,
        element: use.location,
        attribute: use.attribute,
        value: use.name,
        eligibility: assets.hasCatalogs && !use.isSystemSymbol && assets.hasImage(named: use.name)
          ? .eligible : .ineligible
      )
    }
    let colors = documents[index].colors.map { use in
      Change(
        kind: .color,
        document: index,
        element: use.location,
        attribute: "name",
        value: use.name,
        eligibility: assets.hasCatalogs && !use.isSystemColor && assets.hasColor(named: use.name)
          ? .eligible : .ineligible
      )
    }
    return images + colors
  }

  private func identifiers(_ index: Int) -> [Change] {
    let document = documents[index]
    let links = document.links.filter { $0.bundle == nil }.flatMap { link in
      [
        Change(
          kind: .storyboardName,
          document: index,
          element: link.location,
          attribute: "storyboardName",
          value: link.storyboard ?? ""
        ),
        Change(
          kind: .referencedIdentifier,
          document: index,
          element: link.location,
          attribute: "referencedIdentifier",
          value: link.identifier ?? ""
        ),
      ]
    }
    func change(_ kind: Change.Kind, _ element: IBLocation, _ identifier: String?, _ className: String?) -> Change {
      Change(
        kind: kind,
        document: index,
        element: element,
        attribute: kind == .reuseIdentifier ? "reuseIdentifier" : "storyboardIdentifier",
        value: identifier ?? "",
        className: className,
        eligibility: className.map(declares) ?? false ? .eligible : .ineligible
      )
    }
    let scenes = document.scenes.map { change(.storyboardIdentifier, $0.location, $0.identifier, $0.class.className) }
    let reusables = document.reusables.map { change(.reuseIdentifier, $0.location, $0.identifier, $0.class.className) }
    return links + scenes + reusables
  }

  /// Whether the sources declare a class that a document names.
  private func declares(_ name: String) -> Bool { fullName(of: name) != nil }

  /// The full name of a class that a document names.
  func fullName(of name: String) -> String? {
    declarations.fullName(named: name) ?? declarations.fullNames(lastName: name).first
  }
}
