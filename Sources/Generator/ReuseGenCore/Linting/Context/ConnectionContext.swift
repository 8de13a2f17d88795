import ReuseGenDeclarations
import ReuseGenXML

/// The input of rules that check the classes and connections of documents: those of documents that something uses.
///
/// Which documents are used doesn't depend on the rules that are on.
class ConnectionContext: SourceContext {
  /// The objects of documents whose class doesn't exist.
  final lazy var missingClasses = MissingClasses(in: self)
  /// The outlets of objects whose class the sources declare.
  final lazy var outlets: [ClassConnection<InterfaceBuilderDocument.Outlet>] =
    connections(\.outlets) {
      $0.owner
    } member: { outlet, type, platform in
      outlet.property.map { sourceClasses.member(ofKey: $0, in: type, on: platform) }
    }
  /// The user defined runtime attributes of objects whose class the sources declare.
  final lazy var attributes: [ClassConnection<InterfaceBuilderDocument.RuntimeAttribute>] =
    connections(\.attributes) {
      $0.owner
    } member: { attribute, type, platform in
      attribute.key.map { sourceClasses.member(ofKey: $0, in: type, on: platform) }
    }
  /// The actions that objects receive whose class the sources declare.
  final lazy var actions: [ClassConnection<InterfaceBuilderDocument.Action>] =
    connections(\.actions) {
      $0.target
    } member: { action, type, platform in
      action.selector.map { sourceClasses.member(ofSelector: $0, in: type, on: platform) }
    }

  /// Whether the element of an outlet's owner has the outlet whatever its class is: then not the outlet is wrong, but
  /// the class.
  final func elementHas(_ property: String, of outlet: ClassConnection<InterfaceBuilderDocument.Outlet>) -> Bool {
    guard let element = object(outlet.record.owner, version: outlet.version)?.element else { return false }
    return AppleClass.named(outlet.document.frameworkClass(ofElement: element))?.has(key: property) ?? false
  }
}

/// A connection or an attribute of an object whose class the sources declare.
///
/// Each rule goes through thousands of them, so it is an object rather than a value that is copied for each.
final class ClassConnection<Record> {
  let record: Record
  let document: InterfaceBuilderDocument
  /// The number of the document's version.
  let version: Int
  let type: SourceClass
  /// The member that it names, looked up once for all rules.
  let member: ConnectedMember

  init(
    record: Record,
    document: InterfaceBuilderDocument,
    version: Int,
    type: SourceClass,
    member: ConnectedMember
  ) {
    self.record = record
    self.document = document
    self.version = version
    self.type = type
    self.member = member
  }
}

extension ConnectionContext {
  /// The outlets, actions or attributes of objects whose class the sources declare, in documents that something uses.
  fileprivate func connections<Record>(
    _ records: KeyPath<InterfaceBuilderDocument, [Record]>,
    owner: (Record) -> String?,
    member: (Record, SourceClass, IBPlatform) -> ConnectedMember?
  ) -> [ClassConnection<Record>] {
    objects.indices.flatMap { version -> [ClassConnection<Record>] in
      let document = versions[version]
      guard !missingClasses.isUnused(document) else { return [] }
      return document[keyPath: records].compactMap { record in
        guard let object = object(owner(record), version: version), let type = sourceClasses[object.class] else {
          return nil
        }
        return ClassConnection(
          record: record,
          document: document,
          version: version,
          type: type,
          member: member(record, type, document.platform) ?? .notInSources
        )
      }
    }
  }
}

/// A name that a class doesn't have as documents want it.
struct MissingMember: Hashable {
  let type: SourceClass
  let name: String
}
