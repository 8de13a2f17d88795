import ReuseGenDeclarations
import ReuseGenXML

/// The classes of the sources that neither documents nor the code of other classes name.
struct UnusedClasses {
  private let context: SourceContext
  private let names: [String]

  init(_ context: SourceContext) {
    self.context = context
    let named = context.namesOfClasses
    names = context.declarations.classNames.filter { name in
      !named.contains(name.lastName) && !context.declarations.isNamedElsewhere(name)
    }
  }

  /// The only unused class that an object's element can have; `nil` if there are several, or none.
  func className(for object: MissingObject) -> String? {
    guard let element = context.object(object.id, version: object.version)?.element else { return nil }
    let wanted = context.versions[object.version].frameworkClass(ofElement: element)
    guard AppleClass.named(wanted) != nil else { return nil }
    let found = names.filter { context.declarations.superclassChain(of: $0).isKind(of: wanted) == true }
    return found.count == 1 ? found[0].lastName : nil
  }
}

extension Declarations {
  /// Whether a source that doesn't declare, extend or implement a class names it.
  fileprivate func isNamedElsewhere(_ name: String) -> Bool {
    let own = Set(references(to: name).map(\.file))
    return files.indices.contains { !own.contains($0) && files[$0].names(name.lastName) }
  }
}
