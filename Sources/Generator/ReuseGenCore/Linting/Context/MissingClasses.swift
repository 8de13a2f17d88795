import ReuseGenBasics
import ReuseGenDeclarations
import ReuseGenXML

/// The objects of documents whose class neither the sources declare nor the manifest lists, and the documents that
/// nothing uses any more.
struct MissingClasses {
  /// An object whose class is missing.
  struct Use {
    let name: String
    /// The class that is most likely meant.
    let guess: String?
    /// The location of the class.
    let location: SourceLocation
  }

  /// A document whose owner's class is missing, and which no code names. The owner of a nib is File's Owner, that of a
  /// storyboard is the controller of its initial scene.
  struct UnusedDocument {
    let name: String
    let kind: InterfaceBuilderDocument.Kind
    let ownerClass: String
    /// The location of the owner's class.
    let location: SourceLocation
  }

  /// In the order of the documents.
  private(set) var uses: [Use] = []
  /// In the order of the documents.
  private(set) var unusedDocuments: [UnusedDocument] = []
  private var unusedPaths: Set<String> = []

  /// The documents of another target can name thousands of unknown classes; a guess for each would take minutes.
  private static let maximumGuesses = 60

  init(in context: SourceContext) {
    guard !context.declarations.files.isEmpty else { return }
    let coversTarget = context.coverageOfTarget.isHalf || context.declarations.isWholeTarget
    let objects = MissingObject.all(in: context)
    let names = Set(objects.map(\.name)).sorted().prefix(Self.maximumGuesses)
    let candidates = names.isEmpty ? [] : context.declarations.lastClassNames
    let guesses = names.reduce(into: [String: String]()) { guesses, name in
      guesses[name] = context.declarations.classOfAlias(name) ?? nearest(to: name, in: candidates)
    }
    lazy var members = ClassesByMembers(context)
    lazy var unused = UnusedClasses(context)
    let prefixes = ClassPrefixes(candidates)
    let onlyForeign = Self.onlyName(in: objects.filter { !$0.isInSources && guesses[$0.name] == nil })
    lazy var namesInObjectiveC = context.declarations.allNames { $0.language == .objectiveC }
    lazy var hasNoLibraries = context.coverageWithoutModule.isNearlyWhole
    // The class of a module that has no sources here is unknown, unless its name is a misspelling. One of a class that
    // no document names is clear even if the sources may be those of another target.
    func isMissing(_ object: MissingObject) -> Bool {
      let isMisspelled = Self.isMisspelled(object.name, guesses)
      if coversTarget { return object.isInSources || object.hasNoModule || isMisspelled }
      return isMisspelled && object.isInSources
        && guesses[object.name].map { !context.namesOfClasses.contains($0) } ?? false
    }
    // A macro declares the classes that it is given.
    lazy var filesWithMacros = context.declarations.files.filter(\.mayAddTypes)
    for object in objects where isMissing(object) && !filesWithMacros.contains(where: { $0.names(object.name) }) {
      var guess = guesses[object.name] ?? members.className(for: object)
      if !object.isInSources, guess == nil {
        // A class of Objective-C may be in a library.
        guard !context.namesInSources.containsWordOrLiteral(object.name) else { continue }
        if !prefixes.contains(prefixOf: object.name) {
          guard hasNoLibraries, object.name == onlyForeign else { continue }
          guess = unused.className(for: object)
          if guess == nil { continue }
        }
      }
      // Whatever module a document states, UIKit finds a library's class of Objective-C.
      if guess == nil, namesInObjectiveC.containsWordOrLiteral(object.name) { continue }
      add(object, guess: guess, context)
    }
    uses.removeAll { unusedPaths.contains($0.location.file) }
  }

  private static func isMisspelled(_ name: String, _ guesses: [String: String]) -> Bool {
    guesses[name].map { isMisspelling(name, of: $0) } ?? false
  }

  private mutating func add(_ object: MissingObject, guess: String?, _ context: SourceContext) {
    let document = context.versions[object.version]
    let location = document.location(object.location, "customClass")
    let name = NamedDocument.Identity(path: document.path, kind: document.kind).name
    guard guess == nil, document.ownerLocation == object.location, !context.uses(name, document.kind) else {
      return uses.append(Use(name: object.name, guess: guess, location: location))
    }
    unusedDocuments.append(
      UnusedDocument(name: name, kind: document.kind, ownerClass: object.name, location: location)
    )
    unusedPaths.insert(document.path)
  }

  /// The name of all objects; `nil` if they have several.
  private static func onlyName(in objects: [MissingObject]) -> String? {
    let names = Set(objects.map(\.name))
    return names.count == 1 ? names.first : nil
  }

  /// Whether nothing uses a document, so that its other mistakes have no effect.
  func isUnused(_ document: InterfaceBuilderDocument) -> Bool { unusedPaths.contains(document.path) }
}

extension Declarations {
  /// The class that an alias means, whose name UIKit doesn't know.
  fileprivate func classOfAlias(_ name: String) -> String? {
    guard alias(name) != nil, case .declared(let found) = resolve(name, from: "") else { return nil }
    return isClass(found) ? found.lastName : nil
  }
}

extension InterfaceBuilderDocument {
  fileprivate var ownerLocation: IBLocation? {
    switch kind {
    case .xib: owner?.location
    case .storyboard: initialScene?.location
    }
  }
}

/// An object that no entry refers to, with a class that the sources don't declare.
struct MissingObject {
  let name: String
  let id: String?
  /// The number of the document's version.
  let version: Int
  let location: IBLocation
  /// Whether the class belongs to a module that the sources declare.
  let isInSources: Bool
  /// Whether the document states no module, as for a class of Objective-C.
  let hasNoModule: Bool

  fileprivate static func all(in context: SourceContext) -> [MissingObject] {
    let declarations = context.declarations
    let listedNames = Set(context.listedClasses.filter(\.isOwn).map(\.last))
    let listedObjects = context.objectsOfEntries
    lazy var modules = context.declaredModules
    return context.versions.enumerated().flatMap { version, document in
      document.classes.compactMap { object in
        guard let name = object.class.type?.last, !declarations.declaresClass(name), !listedNames.contains(name),
          AppleClass.named(name) == nil, !listedObjects.contains(document.location(object.location))
        else { return nil }
        let isOwn = context.classes.isOwn(object.class)
        return MissingObject(
          name: name,
          id: object.id,
          version: version,
          location: object.location,
          isInSources: isOwn || object.class.namedModule.map(modules.contains) ?? false,
          hasNoModule: !isOwn && object.class.namedModule == nil
        )
      }
    }
  }
}
