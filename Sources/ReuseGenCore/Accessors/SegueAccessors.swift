import ReuseGenMustache

/// The segues of storyboards, by the controllers that they start from.
struct SegueAccessors: AccessorKind {
  /// The segues of one controller.
  private struct Group {
    var type: String
    /// The name of the enum that contains them.
    var name: AccessorName
    var segues: [MustacheValue] = []
  }

  private var groups: [Group] = []

  init(_ translation: Translation) {
    let listed = Set(translation.manifest.entries.map(\.type.value))
    var positions: [TypeName: Int] = [:]
    for (segue, name) in zip(translation.resolved.segues, translation.segueNames.segues) {
      let position = positions[segue.source] ?? groups.count
      if position == groups.count {
        positions[segue.source] = position
        groups.append(Group(type: segue.source.code, name: name.controller))
      }
      // A class that the manifest doesn't list can be hidden from other modules.
      let isListed = listed.contains(segue.source) && (segue.destination.map(listed.contains) ?? true)
      let access = isListed ? translation.manifest.access : .internal
      let scene = segue.isPerformable ? translation.scenes.scene(of: segue.source) : nil
      groups[position].segues.append(Self.value(segue, name, access, scene, translation.types))
    }
  }

  var context: [String: MustacheValue] {
    let controllers = groups.map { group -> MustacheValue in
      [
        "name": .string(group.name.declaration), "rawName": .string(group.name.base), "type": .string(group.type),
        "segues": .array(group.segues),
      ]
    }
    return ["hasSegues": .bool(!groups.isEmpty), "segueControllers": .array(controllers)]
  }

  private static func value(
    _ segue: ResolvedSegue,
    _ name: SegueNames.Name,
    _ access: AccessLevel,
    _ scene: String?,
    _ types: CatalogTypes
  ) -> MustacheValue {
    [
      "name": .string(name.segue.declaration),
      "reference": .string(name.segue.reference),
      "controller": .string(name.controller.reference),
      "access": .string(access.modifier),
      "rawName": .string(name.segue.base),
      "identifier": .literal(segue.identifier),
      "rawIdentifier": .string(segue.identifier),
      "source": .string(segue.source.code),
      "destination": .string(segue.destination?.code ?? "UIViewController"),
      "catalogSource": .string(types.name(of: segue.source)),
      "catalogDestination": .string(segue.destination.map(types.name) ?? "UIViewController"),
      "scene": .optional(scene),
    ]
  }
}
