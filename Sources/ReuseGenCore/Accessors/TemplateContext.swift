import ReuseGenMustache

/// The context of templates. Users build on it: Documentation/TemplateContext.md describes it, and a test compares it
/// with a checked-in copy.
enum TemplateContext {
  static func make(_ translation: Translation) -> MustacheValue {
    let manifest = translation.manifest
    let file = manifest.file.split(separator: "/").last.map(String.init) ?? manifest.file
    let shared: [String: MustacheValue] = [
      "manifest": .string(SwiftLiteral.visible(file)),
      "module": translation.resolved.module.map { .string(SwiftIdentifier.declared($0)) } ?? .null,
      "imports": .array(manifest.imports.map { .string($0) }),
      "access": .string(manifest.access.modifier),
      "namespace": .string(SwiftIdentifier.declared(manifest.namespace.value)),
      "aliases": .array(translation.types.aliases.map { ["name": .string($0.name), "type": .string($0.type)] }),
    ]
    return .object(
      AccessorKinds.all.reduce(shared) { context, kind in
        context.merging(kind.init(translation).context) { _, own in own }
      }
    )
  }
}
