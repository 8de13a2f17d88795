import ReuseGenDeclarations
import ReuseGenXML

extension SourceContext {
  /// The coverage of the classes that documents name.
  var coverageOfDocuments: SourceCoverage { coverage { _ in true } }

  /// The coverage of the classes that documents name without a module.
  var coverageWithoutModule: SourceCoverage { coverage { $0.namedModule == nil && !classes.isOwn($0) } }

  /// The modules whose sources the manifest specifies, and those of which the sources declare more than half of the
  /// classes that documents name.
  var declaredModules: Set<String> {
    var names: [String: Set<String>] = [:]
    for reference in versions.flatMap(\.classes).map(\.class) {
      guard let module = reference.namedModule, let name = reference.type?.last else { continue }
      names[module, default: []].insert(name)
    }
    let declared = names.filter { SourceCoverage(of: $0.value, in: declarations).isMoreThanHalf }.keys
    return Set(declared).union((manifest.sources ?? []).compactMap(\.module))
  }

  /// The coverage of those classes in documents that aren't Apple's and satisfy a condition.
  private func coverage(where isIncluded: (ClassReference) -> Bool) -> SourceCoverage {
    let references = versions.flatMap(\.classes).map(\.class).filter(isIncluded)
    let names = Set(references.compactMap { $0.type?.last }).filter { AppleClass.named($0) == nil }
    return SourceCoverage(of: names, in: declarations)
  }
}
