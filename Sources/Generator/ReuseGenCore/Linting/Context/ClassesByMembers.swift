import ReuseGenDeclarations
import ReuseGenXML

/// Finds the class that most likely replaces a missing class of an object: the only one with all members that the
/// object's connections name.
struct ClassesByMembers {
  private let context: SourceContext
  /// The names of the outlets, actions and runtime attributes of each version's objects.
  private let uses: [[String: Set<String>]]
  /// The classes that no document names, by each of their members.
  private let classes: [String: Set<String>]

  init(_ context: SourceContext) {
    self.context = context
    uses = context.versions.map { document in
      var names: [String: Set<String>] = [:]
      func add(_ name: String?, of object: String?) {
        // A name that Apple's classes have doesn't identify a class.
        guard let name, let object, !AppleClass.isMember(name) else { return }
        names[object, default: []].insert(name)
      }
      for outlet in document.outlets { add(outlet.property, of: outlet.owner) }
      for action in document.actions { add(action.selector, of: action.target) }
      for attribute in document.attributes { add(attribute.key, of: attribute.owner) }
      return names
    }
    let named = context.namesOfClasses
    var classes: [String: Set<String>] = [:]
    for name in context.declarations.classNames where !named.contains(name.lastName) {
      for member in context.declarations.memberNames(ofClass: name) { classes[member, default: []].insert(name) }
    }
    self.classes = classes
  }

  /// The class that has all members that an object's connections name; `nil` if there are several, or none.
  func className(for object: MissingObject) -> String? {
    guard let names = object.id.flatMap({ uses[object.version][$0] }), let first = names.first else { return nil }
    let found = names.reduce(classes[first] ?? []) { $0.intersection(classes[$1] ?? []) }
    return found.count == 1 ? found.first?.lastName : nil
  }
}

extension Declarations {
  /// The names of the properties and the selectors of the methods that the sources declare in a class and its
  /// superclasses.
  fileprivate func memberNames(ofClass name: String) -> Set<String> {
    var names: Set<String> = []
    for reference in superclassChain(of: name).classes.flatMap(references) {
      names.formUnion(self[reference].properties.map(\.objectiveCName))
      names.formUnion(self[reference].methods.map(\.selector))
    }
    return names
  }
}
