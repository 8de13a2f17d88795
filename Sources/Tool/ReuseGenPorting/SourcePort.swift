package import ReuseGenCore

/// Ports an app's sources: makes copies that compile on Linux, without Objective-C, against this package's UIKit.
///
///     let (sources, diagnostics) = SourcePort.port(inputs)
///
/// Everything that no edit changes stays byte for byte. Additions are on existing lines, so each line keeps its number,
/// and porting a copy again changes nothing. Code that can't be ported is a warning, and is copied unchanged.
///
/// Pass all sources of a target in one call, because classes, protocols and selectors are looked up in all of them. All
/// syntax trees are in memory at the same time. The edits run concurrently, except for small targets.
///
/// `AppDecisions` chooses the sources that can compile at all. To change another construct, write a `PortEdit`.
package enum SourcePort {
  /// The edits that look at the sources alone, in an order that matters only for insertions at one location.
  private static var edits: [any PortEdit.Type] {
    [
      LeftOutMembers.self, LocationResets.self, Conditions.self, Imports.self, BundleCalls.self, TimerCalls.self,
      DelegateOfApp.self, AttributeRemoval.self, ObjectiveCProtocols.self, OptionalCalls.self, OptionalReferences.self,
      AnyObjectMembers.self, Literals.self, RenamedNames.self, AssetSymbols.self, OptionalOverrides.self,
      DelegateSelectors.self, ExtensionOverrides.self, UIKitExtensionOverrides.self,
      MetatypeCalls.self, ScrollDelegates.self, KeyedTables.self, RequiredInitializers.self, Observers.self,
      ObservableProperties.self, Unsupported.self,
    ]
  }
  /// The edit that looks at what the others add.
  private static var lastEdit: any PortEdit.Type { AddedImports.self }

  /// The constructs that each edit changes, for the page about ported sources.
  package static var rows: [PortRow] { (edits + [lastEdit]).flatMap { $0.rows } }

  /// The copies of the sources, in their order, and what can't be carried over.
  ///
  /// - Parameter inputs: All Swift sources of the target, because names are looked up in all of them.
  package static func port(
    _ inputs: [PortInput],
    options: PortOptions = PortOptions()
  ) -> (sources: [PortedSource], diagnostics: [Diagnostic]) {
    let set = SourceSet(inputs, options)
    let context = PortContext(set)
    var draft = PortDraft(set)
    for part in drafts(context) { draft.append(part) }
    lastEdit.run(context, &draft)
    for file in set.sources.indices where !set.sources[file].isUnderstood {
      draft.warn(
        "the file is copied unchanged, because its brackets, literals or conditions don't match; check that it compiles",
        at: 0,
        in: file
      )
    }
    let sources = draft.finish()
    return (sources, draft.diagnostics)
  }

  /// The draft of each edit. A few sources aren't worth waking other threads.
  private static func drafts(_ context: PortContext) -> [PortDraft] {
    let run: @Sendable (any PortEdit.Type) -> PortDraft = { edit in
      var draft = PortDraft(context.set)
      edit.run(context, &draft)
      return draft
    }
    return context.set.sources.count < 8 ? edits.map(run) : edits.concurrentMap(run)
  }
}
