import InterfaceBuilderXML
import ReuseGenSpelling

enum ClassMissing: Rule {
  static let name = "class-missing"
  static let readsDeclarations = true
  static let summary = """
    A document names a class of the target that neither the target's sources declare nor the manifest lists.
    """
  static let discussion = """
    The class is the target's if "Inherit Module From Target" is selected, or if the document names the target's module.
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
  private static let maximumGuesses = 20

  static func findings(in context: LintContext) -> [Finding] {
    let declared = context.declared
    let listed = Set(context.listedClasses.filter(\.isOwn).map(\.last))
    guard !listed.isEmpty, 2 * listed.count(where: declared.contains) >= listed.count else { return [] }
    let missing = objects(in: context) { !declared.contains($0) && !listed.contains($0) }
    let names = Set(missing.map(\.name)).sorted().prefix(maximumGuesses)
    let candidates = names.isEmpty ? [] : declared.names
    let guesses = names.reduce(into: [String: String]()) { $0[$1] = nearest(to: $1, in: candidates) }
    return missing.map { name, location in
      let guess = guesses[name]
      let cure = guess.map { "did you mean \($0)?" } ?? "correct the name, or specify its module"
      let note = guess.flatMap { near in
        declared.location(of: near).map { Diagnostic.Note("\(near) is declared here", at: $0) }
      }
      return Finding("the target declares no class \(name); \(cure)", at: location, notes: note.map { [$0] } ?? [])
    }
  }

  /// The objects of the target's classes that no entry refers to, with the location of each class.
  private static func objects(
    in context: LintContext,
    where isWanted: (String) -> Bool
  ) -> [(name: String, location: SourceLocation)] {
    let listed = objectsOfEntries(context)
    return context.versions.flatMap { document in
      document.classes.compactMap { object in
        guard context.classes.isOwn(object.class), let name = object.class.type?.last, isWanted(name),
          !listed.contains(document.location(object.place))
        else { return nil }
        return (name, document.location(object.place, "customClass"))
      }
    }
  }

  /// The locations of the objects that entries refer to, rightly or nearly.
  private static func objectsOfEntries(_ context: LintContext) -> Set<SourceLocation> {
    var locations: Set<SourceLocation> = []
    for nib in context.nibs {
      for document in nib.versions {
        let owner = document.filesOwner.map { [$0.place] } ?? []
        let objects = nib.isOwner ? owner : nib.roots(of: document).map(\.place)
        locations.formUnion(objects.map { document.location($0) })
      }
    }
    for version in context.prototypes.flatMap(\.versions) {
      if let object = version.match.object { locations.insert(version.document.location(object.place)) }
    }
    for version in context.scenes.flatMap(\.versions) {
      if let object = version.match.object { locations.insert(version.document.location(object.place)) }
    }
    return locations
  }
}
