import InterfaceBuilderXML
import ReuseGenSpelling
import SourceDeclarations

enum ClassMissing: Rule {
  static let name = "class-missing"
  static let readsDeclarations = true
  static let summary = """
    A document names a class of the target that neither the target's sources declare nor the manifest lists.
    """
  static let discussion = """
    The class is the target's if "Inherit Module From Target" is selected, or if the document names the target's module.
    Classes of another module are checked if the sources declare more than half of its classes that documents name. Any
    other class, such as one of Objective-C, is reported if the sources declare one of nearly that name.

    The plugins pass the target's sources. On the command line they are `--sources`, or else the Swift and Objective-C
    files in the manifest's folder and in those of the documents. The rule only reports if they declare at least half of
    the classes that the manifest lists, because then they are the target's. The nearest name is suggested.

    If an entry refers to the object, `nib-root-class`, `prototype-class` and similar rules report it instead.
    """
  static let rationale = """
    A plain view or controller takes the place of one whose class isn't found, and the first outlet that it doesn't have
    stops the app. It happens to classes that are renamed in code, or that move to another module.
    """
  static let fix = """
    Correct the class in the identity inspector. For a class of another module, clear "Inherit Module From Target" and
    specify that module. List a class that a macro or another plugin declares in the manifest.
    """
  static let example = """
    The sources declare `class StarsView: UIView`:

        <view id="a" customClass="StarsVeiw" customModuleProvider="target"/>
    """

  /// The documents of another target can name thousands of unknown classes; a guess for each would take minutes.
  private static let maximumGuesses = 60

  static func findings(in context: LintContext) -> [Finding] {
    let declarations = context.declarations
    let listed = Set(context.listedClasses.filter(\.isOwn).map(\.last))
    guard !listed.isEmpty, 2 * listed.count(where: declarations.declaresClass) >= listed.count else { return [] }
    let missing = objects(in: context) { !declarations.declaresClass($0) && !listed.contains($0) }
    let names = Set(missing.map(\.name)).sorted().prefix(maximumGuesses)
    let candidates = names.isEmpty ? [] : declarations.lastClassNames
    let guesses = names.reduce(into: [String: String]()) { $0[$1] = nearest(to: $1, in: candidates) }
    return missing.compactMap { object in
      let guess = guesses[object.name]
      // A class of another module, or of Objective-C, may be in a library.
      guard object.isInSources || guess != nil else { return nil }
      let cure = guess.map { "did you mean \($0)?" } ?? "correct the name, or specify its module"
      let note = guess.flatMap { near in
        declarations.location(ofClass: near).map { Diagnostic.Note("\(near) is declared here", at: $0) }
      }
      return Finding(
        "the target declares no class \(object.name); \(cure)",
        at: object.location,
        notes: note.map { [$0] } ?? []
      )
    }
  }

  private struct Object {
    let name: String
    /// Whether the class belongs to a module that the sources declare.
    let isInSources: Bool
    let location: SourceLocation
  }

  /// The objects that no entry refers to, with the location of each class.
  private static func objects(in context: LintContext, where isWanted: (String) -> Bool) -> [Object] {
    let listed = objectsOfEntries(context)
    let modules = declaredModules(in: context)
    return context.versions.flatMap { document in
      document.classes.compactMap { object in
        guard let name = object.class.type?.last, isWanted(name), AppleClass.named(name) == nil,
          !listed.contains(document.location(object.location))
        else { return nil }
        return Object(
          name: name,
          isInSources: context.classes.isOwn(object.class) || object.class.namedModule.map(modules.contains) ?? false,
          location: document.location(object.location, "customClass")
        )
      }
    }
  }

  /// The modules of which the sources declare more than half of the classes that documents name.
  private static func declaredModules(in context: LintContext) -> Set<String> {
    var names: [String: Set<String>] = [:]
    for reference in context.versions.flatMap(\.classes).map(\.class) {
      guard let module = reference.namedModule, let name = reference.type?.last else { continue }
      names[module, default: []].insert(name)
    }
    return Set(
      names.filter { 2 * $0.value.count(where: context.declarations.declaresClass) > $0.value.count }.keys
    )
  }

  /// The locations of the objects that entries refer to, rightly or nearly.
  private static func objectsOfEntries(_ context: LintContext) -> Set<SourceLocation> {
    var locations: Set<SourceLocation> = []
    for nib in context.nibs {
      for document in nib.versions {
        let owner = document.filesOwner.map { [$0.location] } ?? []
        let objects = nib.isOwner ? owner : nib.roots(of: document).map(\.location)
        locations.formUnion(objects.map { document.location($0) })
      }
    }
    for version in context.prototypes.flatMap(\.versions) {
      if let object = version.match.object { locations.insert(version.document.location(object.location)) }
    }
    for version in context.scenes.flatMap(\.versions) {
      if let object = version.match.object { locations.insert(version.document.location(object.location)) }
    }
    return locations
  }
}
