import ReuseGenPorting
import ReuseGenTestSupport

/// A source and its copy, without the copy's header.
struct PortExample: Sendable, CustomStringConvertible {
  var description: String
  var source: String
  var copy: String
  /// The messages of the warnings.
  var warnings: [String] = []
  var options = PortOptions()

  init(
    _ description: String,
    _ source: String,
    _ copy: String,
    warnings: [String] = [],
    options: PortOptions = PortOptions()
  ) {
    (self.description, self.source, self.copy) = (description, source, copy)
    (self.warnings, self.options) = (warnings, options)
  }

  init(_ description: String, diff: String, warnings: [String] = [], options: PortOptions = PortOptions()) {
    let texts = DiffText(diff)
    self.init(description, texts.before, texts.after, warnings: warnings, options: options)
  }

  /// The examples of each edit, in a file of their own.
  static let edits: [PortExample] = [
    addedImports, anyObjectMembers, assetSymbols, attributeRemoval, bundleCalls, conditions, delegateOfApp,
    delegateSelectors, extensionOverrides, imports, keyedTables, leftOutMembers, literals, locationResets,
    metatypeCalls, objectiveCProtocols, observableProperties, observers, optionalCalls, optionalOverrides,
    optionalReferences, renamedNames, requiredInitializers, scrollDelegates, timerCalls, uIKitExtensionOverrides,
    unsupported,
  ].flatMap(\.self)
}
