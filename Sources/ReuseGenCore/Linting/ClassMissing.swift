import InterfaceBuilderXML
import ReuseGenSpelling

/// What: a document names a class of the target's that neither the target's sources declare nor the manifest lists.
/// Why: a plain view or controller takes its place, and the first outlet that it lacks stops the app.
/// How to mend: correct the class in the document, or say the module that it is in.
///
/// It speaks where the sources declare at least half of the classes that the manifest lists: then they are the
/// target's. The plugin passes them, by hand it is `--sources`. What an entry means is left to the rules that compare
/// the two.
enum ClassMissing: Check {
  static let rule = Rule.classMissing

  /// A project of another target's documents may have thousands of them; a guess for each would take minutes.
  private static let greatestCountOfGuesses = 20

  static func findings(in examination: Examination) -> [Finding] {
    let declared = examination.declared
    let own = examination.manifest.entries.map(\.type.value).filter(examination.classes.isOwn)
    let listed = Set(own.map(\.last))
    guard !listed.isEmpty, 2 * listed.count(where: declared.contains) >= listed.count else { return [] }
    let missing = objects(in: examination) { !declared.contains($0) && !listed.contains($0) }
    let names = Set(missing.map(\.name)).sorted().prefix(greatestCountOfGuesses)
    let candidates = names.isEmpty ? [] : declared.names
    let guesses = names.reduce(into: [String: String]()) { $0[$1] = nearest(to: $1, in: candidates) }
    return missing.map { name, location in
      let guess = guesses[name]
      let cure = guess.map { "did you mean \($0)?" } ?? "correct the name, or say its module"
      let note = guess.flatMap { near in
        declared.location(of: near).map { Diagnostic.Note("\(near) is declared here", at: $0) }
      }
      return Finding("the target declares no class \(name); \(cure)", at: location, notes: note.map { [$0] } ?? [])
    }
  }

  /// The objects of the target's classes that no entry means, with the place where each class is stated.
  private static func objects(
    in examination: Examination,
    where isWanted: (String) -> Bool
  ) -> [(name: String, location: SourceLocation)] {
    let meant = examination.meant
    return examination.versions.flatMap { document in
      document.classes.compactMap { object in
        guard examination.classes.isOwn(object.class), let name = object.class.type?.last, isWanted(name),
          !meant.contains(document.location(object.place))
        else { return nil }
        return (name, document.location(object.place, "customClass"))
      }
    }
  }
}

extension Examination {
  /// The places of the objects that entries mean: rightly, or nearly.
  fileprivate var meant: Set<SourceLocation> {
    var locations: Set<SourceLocation> = []
    for use in nibs {
      for document in use.versions {
        let owner = document.filesOwner.map { [$0.place] } ?? []
        let objects = use.isOwner ? owner : use.roots(of: document).map(\.place)
        locations.formUnion(objects.map { document.location($0) })
      }
    }
    for (document, match) in prototypes.flatMap(\.matches) {
      if let prototype = match.object { locations.insert(document.location(prototype.place)) }
    }
    for (document, match) in scenes.flatMap(\.matches) {
      if let scene = match.object { locations.insert(document.location(scene.place)) }
    }
    return locations
  }
}
