import ReuseGenXML

enum DocumentUnreadable: DocumentRule {
  static let name = IBReadError.rule
  static let effect = RuleEffect.load
  static let summary = "A document can't be read."
  static let discussion = """
    The XML is broken, the file is a legacy `<archive>` or larger than 64 MB, elements are nested deeper than 512
    levels, or entities are declared.
    """
  static let rationale = """
    The document can't be compared with the manifest, and Interface Builder won't compile it either.
    """
  static let fix = """
    Follow the message. Remove files that aren't documents from `interfaceBuilder`.
    """
  static let example = """
    A document with conflict markers of a merge:

        <<<<<<< HEAD
    """

  static func findings(in context: LintContext) -> [Finding] {
    context.documents.errors.map { error in
      Finding(error.message, at: SourceLocation(error.location, in: error.path))
    }
  }
}
