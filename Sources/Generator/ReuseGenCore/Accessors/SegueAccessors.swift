import ReuseGenMustache

/// The segues of storyboards, by the controllers that they start from.
struct SegueAccessors: AccessorKind {
  /// The segues of one controller.
  struct Group: ContextObject {
    enum Key: String, CaseIterable { case name, rawName, type, segues }

    static let keys = ContextKeys<Key>()

    var type: String
    /// The name of the enum that contains them.
    var name: AccessorName
    var segues: [Segue] = []

    func value(of key: String) -> MustacheValue? {
      guard let key = Self.keys[key] else { return nil }
      return switch key {
      case .name: .string(name.declaration)
      case .rawName: .string(name.base)
      case .type: .string(type)
      case .segues: .list(segues)
      }
    }
  }

  struct Segue: ContextObject {
    enum Key: String, CaseIterable {
      case name, rawName, reference, controller, access, identifier, rawIdentifier, source, destination, catalogSource
      case catalogDestination, scene, available, condition
    }

    static let keys = ContextKeys<Key>()

    let segue: ResolvedSegue
    let name: SegueNames.Name
    let access: AccessLevel
    /// The listed scene of the controller, if the segue can be performed from it.
    let scene: String?
    let types: CatalogTypes
    let availability: Availability

    func value(of key: String) -> MustacheValue? {
      guard let key = Self.keys[key] else { return nil }
      return switch key {
      case .name: .string(name.segue.declaration)
      case .reference: .string(name.segue.reference)
      case .controller: .string(name.controller.reference)
      case .access: .string(access.modifier)
      case .rawName: .string(name.segue.base)
      case .identifier: .literal(segue.identifier)
      case .rawIdentifier: .string(segue.identifier)
      case .source: .string(segue.source.code)
      case .destination: .string(segue.destination?.code ?? "UIViewController")
      case .catalogSource: .string(types.name(of: segue.source))
      case .catalogDestination: .string(segue.destination.map(types.name) ?? "UIViewController")
      case .scene: .optional(scene)
      case .available: .string(availability.attribute)
      case .condition: .optional(availability.condition)
      }
    }
  }

  private var groups: [Group] = []

  init(_ input: AccessorInput) {
    let listed = Set(input.resolved.entries.map(\.writtenType))
    var positions: [TypeName: Int] = [:]
    for (segue, name) in zip(input.resolved.segues, input.segueNames.segues) {
      let position = positions[segue.source] ?? groups.count
      if position == groups.count {
        positions[segue.source] = position
        groups.append(Group(type: segue.source.code, name: name.controller))
      }
      // A class that the manifest doesn't list can be hidden from other modules.
      let isListed =
        listed.contains(segue.source) && (segue.destination.map { $0.isOfUIKit || listed.contains($0) } ?? true)
      var availability = input.availability(of: segue.source)
      if let destination = segue.destination { availability.formUnion(input.availability(of: destination)) }
      groups[position].segues.append(
        Segue(
          segue: segue,
          name: name,
          access: isListed ? input.manifest.access : .internal,
          scene: segue.isPerformable ? input.firstScene(of: segue)?.name.reference : nil,
          types: input.types,
          availability: availability
        )
      )
    }
  }

  var context: [String: MustacheValue] {
    ["hasSegues": .bool(!groups.isEmpty), "segueControllers": .list(groups)]
  }
}
