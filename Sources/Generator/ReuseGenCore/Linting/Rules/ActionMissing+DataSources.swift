import ReuseGenDeclarations
import ReuseGenXML

extension ActionMissing {
  /// The method that a list calls first, by the list's element.
  private static let selectors = [
    "tableView": "tableView:numberOfRowsInSection:", "collectionView": "collectionView:numberOfItemsInSection:",
    "pickerView": "pickerView:numberOfRowsInComponent:",
  ]

  /// The findings for objects that documents make the data source of a list, and that don't implement it.
  static func dataSources(in context: ConnectionContext) -> [Finding] {
    var mistakes = RepeatedFindings<MissingMember>()
    for (version, document) in context.versions.enumerated() where document.hasUIKit {
      for outlet in document.outlets where outlet.property == "dataSource" {
        guard let list = context.object(outlet.owner, version: version), let selector = selectors[list.element],
          let object = context.object(outlet.destination, version: version),
          let type = context.sourceClasses[object.class], context.isNoDataSource(type, selector, document)
        else { continue }
        let location = document.location(outlet.location, "destination")
        mistakes.add(MissingMember(type: type, name: selector), at: location)
      }
    }
    return mistakes.findings { mistake in
      let message =
        "\(mistake.type.name) is the data source of a list, but has no method \(mistake.name); implement it, or remove "
        + "the connection"
      return (message, [context.note(of: mistake.type)])
    }
  }
}

extension ConnectionContext {
  /// Whether a class lacks the method of a data source, and its code sets no other data source.
  fileprivate func isNoDataSource(
    _ type: SourceClass,
    _ selector: String,
    _ document: InterfaceBuilderDocument
  ) -> Bool {
    guard case .missing = sourceClasses.member(ofSelector: selector, in: type, on: document.platform) else {
      return false
    }
    return ["UITableViewController", "UICollectionViewController"].allSatisfy { type.isKind(of: $0) == false }
      && sourceClasses.declaredMembers(ofSelector: "forwardingTargetForSelector:", in: type).isEmpty
      && !type.lineage.flatMap(declarations.references).contains { declarations.files[$0.file].setsDataSource }
  }
}
