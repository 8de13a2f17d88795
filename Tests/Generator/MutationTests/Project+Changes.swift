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
      object.class.className.map { name in
        let kind = listedClasses.contains(name) ? Change.Kind.listedClass : .otherClass
        return change(kind, index, object.location, "customClass", name, of: name)
      }
    }
  }

  private func connections(_ index: Int) -> [Change] {
    let document = documents[index]
    let classes = Dictionary(document.objects.map { ($0.id, $0.class.className) }) { first, _ in first }
    func named(_ object: String?) -> String? { object.flatMap { classes[$0] ?? nil } }
    let outlets = document.outlets.map {
      change(.outlet, index, $0.location, "property", $0.property, of: named($0.owner))
    }
    let actions = document.actions.map {
      change(.action, index, $0.location, "selector", $0.selector, of: named($0.target))
    }
    let attributes = document.attributes.map {
      change(.runtimeAttribute, index, $0.location, "keyPath", $0.keyPath, of: named($0.owner))
    }
    let unwinds = document.segues.compactMap { segue in
      segue.unwindAction.map { action in
        let methods = declarations.files.lazy.flatMap(\.types).flatMap(\.methods)
        let isDeclared = methods.contains { $0.selector == action }
        return change(.unwindAction, index, segue.location, "unwindAction", action, isEligible: isDeclared)
      }
    }
    return outlets + actions + attributes + unwinds
  }

  private func resources(_ index: Int) -> [Change] {
    let images = documents[index].images.map {
      let isInCatalog = assets.hasCatalogs && !$0.isSystemSymbol && assets.hasImage(named: $0.name)
      return change(.image, index, $0.location, $0.attribute, $0.name, isEligible: isInCatalog)
    }
    let colors = documents[index].colors.map {
      let isInCatalog = assets.hasCatalogs && !$0.isSystemColor && assets.hasColor(named: $0.name)
      return change(.color, index, $0.location, "name", $0.name, isEligible: isInCatalog)
    }
    return images + colors
  }

  private func identifiers(_ index: Int) -> [Change] {
    let document = documents[index]
    let links = document.links.filter { $0.bundle == nil }.flatMap {
      [
        change(.storyboardName, index, $0.location, "storyboardName", $0.storyboard, isEligible: true),
        change(.referencedIdentifier, index, $0.location, "referencedIdentifier", $0.identifier, isEligible: true),
      ]
    }
    let scenes = document.scenes.map {
      change(.storyboardIdentifier, index, $0.location, "storyboardIdentifier", $0.identifier, of: $0.class.className)
    }
    let reusables = document.reusables.map {
      change(.reuseIdentifier, index, $0.location, "reuseIdentifier", $0.identifier, of: $0.class.className)
    }
    return links + scenes + reusables
  }

  /// A change that concerns a class is eligible if the sources declare the class.
  private func change(
    _ kind: Change.Kind,
    _ document: Int,
    _ element: IBLocation,
    _ attribute: String,
    _ value: String?,
    of className: String? = nil,
    isEligible: Bool? = nil
  ) -> Change {
    Change(
      kind: kind,
      document: document,
      element: element,
      attribute: attribute,
      value: value ?? "",
      className: className,
      isEligible: isEligible ?? className.map(declares) ?? false
    )
  }

  /// Whether the sources declare a class that a document names.
  private func declares(_ name: String) -> Bool { fullName(of: name) != nil }

  /// The full name of a class that a document names.
  func fullName(of name: String) -> String? {
    declarations.fullName(named: name) ?? declarations.fullNames(lastName: name).first
  }
}
