import InterfaceBuilderXML
import SourceDeclarations

/// A connection or an attribute of an object whose class the sources declare.
struct ClassConnection<Record> {
  let record: Record
  let document: InterfaceBuilderDocument
  /// The number of the document's version.
  let version: Int
  let type: SourceClass
}

extension LintContext {
  func object(_ id: String?, version: Int) -> InterfaceBuilderDocument.Object? {
    id.flatMap { objects[version][$0] }
  }

  /// The outlets, actions or attributes of objects whose class the sources declare.
  func connections<Record>(
    _ records: KeyPath<InterfaceBuilderDocument, [Record]>,
    owner: (Record) -> String?
  ) -> [ClassConnection<Record>] {
    objects.indices.flatMap { version -> [ClassConnection<Record>] in
      let document = versions[version]
      guard !missingClasses.isUnused(document) else { return [] }
      return document[keyPath: records].compactMap { record in
        guard let object = object(owner(record), version: version), let type = sourceClasses[object.class] else {
          return nil
        }
        return ClassConnection(record: record, document: document, version: version, type: type)
      }
    }
  }

  /// Whether the element of an outlet's owner has the outlet whatever its class is: then not the outlet is wrong, but
  /// the class.
  func hasByItself(_ property: String, _ outlet: ClassConnection<InterfaceBuilderDocument.Outlet>) -> Bool {
    guard let element = object(outlet.record.owner, version: outlet.version)?.element else { return false }
    let name = outlet.document.hasUIKit ? DocumentClass.name(ofElement: element) : DocumentClass.appKitName(of: element)
    return AppleClass.named(name)?.has(key: property) ?? false
  }

  /// Notes where a class is declared.
  func note(of type: SourceClass) -> Diagnostic.Note {
    .init("\(type.name) is declared here", at: declarations.location(of: type.declaration))
  }

  /// Notes where a property or a method is declared.
  func note(of member: MemberLocation) -> Diagnostic.Note {
    .init("\(declarations.name(of: member)) is declared here", at: declarations.location(of: member))
  }
}

/// A name that a class doesn't have as documents want it.
struct MissingMember: Hashable {
  let type: String
  let name: String
}
