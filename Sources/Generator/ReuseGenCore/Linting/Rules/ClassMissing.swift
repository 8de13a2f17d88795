enum ClassMissing: ConnectionRule {
  static let name = "class-missing"
  static let effect = RuleEffect.load
  static let summary = """
    A document names a class of the target that neither the target's sources declare nor the manifest lists.
    """
  static let discussion = """
    The class is the target's if "Inherit Module From Target" is selected, or if the document names the target's
    module. Classes of another module are checked if the manifest specifies its sources, or if the sources declare
    more than half of its classes that documents name. A class without a module, such as one of Objective-C, is
    reported if the sources declare one of nearly that name, or an unused class with the members that its
    connections name, or if at least three classes of the sources have its prefix. An object without a class is
    reported if a class of the sources has the outlets and actions that its connections name, and Apple's hasn't.

    The rule only reports if a project lists all sources, or if they declare at least half of the classes that the
    manifest lists, or that documents name if it lists none. A class that Objective-C code names is one of a library.

    If no code names the document, the class of its File's Owner or initial scene is reported once as unused, and
    nothing else in the document is checked. If an entry refers to the object, `nib-root-class`, `prototype-class`
    and similar rules report it instead.
    """
  static let rationale = """
    A plain view or controller takes the place of the object, and the first outlet that it doesn't have stops the
    app.
    """
  static let fix = """
    Correct the class in the identity inspector. For a class of another module, clear "Inherit Module From Target"
    and specify the module. List a class that only a macro or another plugin declares in the manifest.
    """
  static let example = """
    The sources declare `class StarsView: UIView`:

        <view id="a" customClass="StarsVeiw" customModuleProvider="target"/>
    """

  static func findings(in context: ConnectionContext) -> [Finding] {
    var missing = RepeatedFindings<Mistake>()
    for use in context.missingClasses.uses {
      missing.add(Mistake(name: use.name, guess: use.guess), at: use.location)
    }
    let findings = missing.findings { mistake in
      let suggestion =
        context.addition(of: "\(mistake.name).swift") ?? mistake.guess.map { "did you mean \($0)?" }
        ?? "correct the name, or specify its module"
      return (
        "the target declares no class \(mistake.name); \(suggestion)", [mistake.guess.flatMap(context.note(ofClass:))],
        mistake.guess.flatMap { .ofCase(mistake.name, to: $0) }
      )
    }
    return findings + objectsWithoutClass(in: context)
      + context.missingClasses.unusedDocuments.map { Finding(description(of: $0), at: $0.location) }
  }

  private static func description(of unused: MissingClasses.UnusedDocument) -> String {
    let name = quoted(unused.name)
    return switch unused.kind {
    case .xib:
      "nothing uses the nib \(name): the target declares no class \(unused.ownerClass), which is its File's Owner, and "
        + "no code names the nib; remove it, or restore the class"
    case .storyboard:
      "no code uses the storyboard \(name): the target declares no class \(unused.ownerClass), which its initial scene "
        + "has, and no code names the storyboard; remove it, or restore the class"
    }
  }

  private struct Mistake: Hashable {
    var name: String
    var guess: String?
  }
}
