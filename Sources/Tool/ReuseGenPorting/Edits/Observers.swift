import ReuseGenDeclarations
import ReuseGenSyntax

/// Methods of `NSObject` that classes override on Apple's platforms, and that are in an extension here: they stop being
/// overrides.
enum Observers: PortEdit {
  static let rows = [
    PortRow(
      "`override func observeValue(forKeyPath:of:change:context:)`",
      becomes: "without `override`; the class adopts `KeyValueObserver`"
    )
  ]

  private static let observation = "observeValue(forKeyPath:of:change:context:)"
  private static let names: Set<String> = [
    observation, "willChangeValue(forKey:)", "didChangeValue(forKey:)",
    "responds(to:)", "value(forKey:)", "setValue(_:forKey:)", "value(forUndefinedKey:)",
    "setValue(_:forUndefinedKey:)", "forwardingTarget(for:)",
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    for reference in set.references {
      for method in set[reference].methods
      where method.modifiers.contains(.override) && isDemoted(method.name, of: reference, set) {
        draft.removeModifier(.override, ofDeclarationNamedAt: method.nameOffset, in: reference.file)
        if method.name == observation {
          // The runtime calls the requirement of the protocol.
          if let name = set.className(of: reference), let body = set.classBody(name, preferring: reference.file) {
            draft.conform(body, to: "KeyValueObserver")
          }
          continue
        }
        draft.warn(
          "\(method.name) is called by the Objective-C runtime only, so nothing calls it here",
          at: method.nameOffset,
          in: reference.file
        )
      }
    }
  }

  /// Whether an override of the method stops being one: no class of the sources above declares it.
  static func isDemoted(_ method: String, of reference: Declarations.Reference, _ set: SourceSet) -> Bool {
    guard names.contains(method), let name = set.className(of: reference) else { return false }
    return !hasDeclaringAncestor(name, method, set)
  }

  private static func hasDeclaringAncestor(_ name: String, _ method: String, _ set: SourceSet) -> Bool {
    set.ancestors(of: name).contains { ancestor in
      set.references(to: ancestor).contains { set[$0].methods.contains { $0.name == method } }
    }
  }
}
