import InterfaceBuilderXML
import ReuseGenMustache
import SourceDeclarations

extension Translation {
  /// The outlets that an object of a class must have after it was loaded from a document, as a Swift array of names:
  /// those that every such object connects, and those that the class declares with "!".
  func outlets(of listedClass: ListedClass, in document: NamedDocument?) -> MustacheValue {
    guard let document = document?.versions.first else { return .string("[]") }
    let names = connected(listedClass, document).union(declared(listedClass))
    return .string("[" + names.sorted().map(SwiftLiteral.string).joined(separator: ", ") + "]")
  }

  private func connected(_ listedClass: ListedClass, _ document: InterfaceBuilderDocument) -> Set<String> {
    let owners = document.objects.filter { resolved.classes.equal(listedClass, $0.class, element: $0.element) }
    let connected = owners.map { owner in
      Set(document.outlets.compactMap { $0.owner == owner.id ? $0.property : nil })
    }
    return connected.dropFirst().reduce(connected.first ?? []) { $0.intersection($1) }
  }

  private func declared(_ listedClass: ListedClass) -> Set<String> {
    let properties = declarations.references(to: listedClass.path).flatMap { declarations[$0].properties }
    return Set(
      properties.filter { property in
        property.attributes.contains("IBOutlet") && !property.isTypeMember
          && property.type?.flags.contains(.implicitlyUnwrapped) ?? false
      }.map(\.name)
    )
  }
}
