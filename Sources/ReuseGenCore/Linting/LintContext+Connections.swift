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

  /// The outlets of objects whose class the sources declare.
  var outlets: [ClassConnection<InterfaceBuilderDocument.Outlet>] { connections(\.outlets) { $0.owner } }

  /// The user defined runtime attributes of objects whose class the sources declare.
  var attributes: [ClassConnection<InterfaceBuilderDocument.RuntimeAttribute>] {
    connections(\.attributes) { $0.owner }
  }

  private func connections<Record>(
    _ records: KeyPath<InterfaceBuilderDocument, [Record]>,
    owner: (Record) -> String?
  ) -> [ClassConnection<Record>] {
    objects.indices.flatMap { version -> [ClassConnection<Record>] in
      let document = versions[version]
      return document[keyPath: records].compactMap { record in
        guard let object = object(owner(record), version: version), let type = sourceClasses[object.class] else {
          return nil
        }
        return ClassConnection(record: record, document: document, version: version, type: type)
      }
    }
  }

  /// Notes where a class is declared.
  func note(of type: SourceClass) -> Diagnostic.Note {
    .init("\(type.name) is declared here", at: declarations.location(of: type.declaration))
  }
}

/// A name that a class doesn't have as documents want it.
struct MissingMember: Hashable {
  let type: String
  let name: String
}
