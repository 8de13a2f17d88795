import ReuseGenDeclarations
import ReuseGenXML

extension ClassInitializer {
  /// The findings for objects whose class is of another kind than their element: a controller for a view, or a table's
  /// controller for a scene without a table.
  static func otherKinds(in context: ConnectionContext) -> [Finding] {
    var mistakes = RepeatedFindings<OtherKind>()
    for document in context.versions where document.hasUIKit && !context.missingClasses.isUnused(document) {
      let scenes = Dictionary(document.scenes.map { ($0.id, $0.sceneID) }) { first, _ in first }
      lazy var elements = Dictionary(grouping: document.objects, by: \.sceneID).mapValues { Set($0.map(\.element)) }
      for object in document.objects {
        guard let type = context.sourceClasses[object.class],
          let wanted = wanted(object, type)
            ?? (scenes[object.id] != nil ? list(of: type, among: elements[object.sceneID] ?? []) : nil),
          !context.declarations.isAmbiguous(type.name)
        else { continue }
        mistakes.add(OtherKind(type: type, wanted: wanted), at: document.location(object.location, "customClass"))
      }
      for segue in document.segues {
        guard let type = context.sourceClasses[segue.class], type.isKind(of: "UIStoryboardSegue") == false,
          !context.declarations.isAmbiguous(type.name)
        else { continue }
        let location = document.location(segue.location, "customClass")
        mistakes.add(OtherKind(type: type, wanted: "which is a segue"), at: location)
      }
    }
    return mistakes.findings { mistake in
      let message = "\(mistake.type.name) can't be the class of this object, \(mistake.wanted); correct it"
      return (message, [context.note(of: mistake.type)])
    }
  }

  private struct OtherKind: Hashable {
    let type: SourceClass
    let wanted: String
  }

  /// The kind of an object whose class is certainly of another.
  private static func wanted(_ object: InterfaceBuilderDocument.Object, _ type: SourceClass) -> String? {
    switch IBObjectType(element: object.element)?.category {
    case .controller: type.isKind(of: "UIView") == true ? "which is a view controller" : nil
    case .tableViewCell: type.isKind(of: "UITableViewCell") == false ? "which is a table's cell" : nil
    case .collectionViewCell: type.isKind(of: "UICollectionViewCell") == false ? "which is a collection's cell" : nil
    case .view: type.isKind(of: "UIViewController") == true ? "which is a view" : nil
    default: nil
    }
  }

  /// The list that a list's controller lacks in its scene, which has a view.
  private static func list(of type: SourceClass, among elements: @autoclosure () -> Set<String>) -> String? {
    let lists = [("UITableViewController", "tableView"), ("UICollectionViewController", "collectionView")]
    guard let (_, list) = lists.first(where: { type.isKind(of: $0.0) == true }) else { return nil }
    let elements = elements()
    let hasView = elements.contains { IBObjectType.category(of: $0).isView }
    return hasView && !elements.contains(list) ? "because its scene has no \(list)" : nil
  }
}

extension Declarations {
  /// Whether several classes have a name.
  fileprivate func isAmbiguous(_ name: String) -> Bool {
    fullNames(lastName: name.lastName).flatMap(references).count { kind(of: $0) == .class } > 1
  }
}
