import ReuseGenMustache

/// Makes the context of templates: the values that Mustache tags refer to.
///
/// Each kind of accessor in `AccessorKinds.all` adds its own keys, such as `cells` or `scenes`:
///
///     {{#cells}}{{name}}: {{type}}{{/cells}}
///
/// All names and decisions are computed here, so a template only arranges them. `reusegen context` prints the context.
///
/// The keys are public interface, because users write templates for them. Add keys, but don't rename or remove them.
/// Documentation/TemplateContext.md describes them, and tests compare both with a checked-in copy.
enum TemplateContext {
  static func make(_ input: AccessorInput) -> MustacheValue {
    let manifest = input.manifest
    let levels = input.importAccess
    let file = manifest.file.split(separator: "/").last.map(String.init) ?? manifest.file
    let shared: [String: MustacheValue] = [
      "manifest": .string(SwiftLiteral.visible(file)),
      "module": input.resolved.module.map { .string(SwiftIdentifier.declared($0)) } ?? .null,
      "imports": .array(input.importedModules.map { .string($0) }),
      "modules": .array(
        input.importedModules.map { module in
          let level = levels[module] ?? .internal
          return [
            "name": .string(module), "access": .string(level.modifier),
            // Files that import a module without an access level don't compile beside a file that imports it so.
            "isPackage": .bool(level == .package),
          ]
        }
      ),
      "access": .string(manifest.access.modifier),
      "namespace": .string(SwiftIdentifier.type(manifest.namespace.value)),
      "usesResourceBundle": .bool(input.leavesBundleToCompiler && input.resolved.loadsDocuments),
      "catalog": .string(input.types.catalog),
      "library": input.library.context,
      "aliases": .array(
        input.types.aliases.map {
          [
            "name": .string($0.name), "type": .string($0.type), "access": .string($0.access.modifier),
            "available": .string($0.availability.attribute),
          ]
        }
      ),
    ]
    return MustacheValue.object(
      AccessorKinds.all.reduce(shared) { context, kind in
        context.merging(kind.init(input).context) { _, own in own }
      }
    ).withPositions
  }
}

extension ResolvedManifest {
  /// Whether an entry's nib or storyboard is loaded by name, from a bundle.
  fileprivate var loadsDocuments: Bool {
    !scenes.isEmpty || cells.contains { $0.source.nib != nil } || views.contains { $0.source.nib != nil }
  }
}

extension MustacheValue {
  /// The value with `isFirst` and `isLast` in each object of each array. Lists have them.
  fileprivate var withPositions: MustacheValue {
    switch self {
    case .object(var members):
      for case (let key, .array(let elements)) in members { members[key] = MustacheValue.array(elements).withPositions }
      return .object(members)
    case .array(let elements):
      return .array(elements.enumerated().map { $1.withPosition($0, of: elements.count) })
    case .null, .bool, .int, .number, .string, .list, .record, .lambda:
      return self
    }
  }

  private func withPosition(_ index: Int, of count: Int) -> MustacheValue {
    guard case .object(var members) = withPositions else { return self }
    members["isFirst"] = .bool(index == 0)
    members["isLast"] = .bool(index == count - 1)
    return .object(members)
  }
}
