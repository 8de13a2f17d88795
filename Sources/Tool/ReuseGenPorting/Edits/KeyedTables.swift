import ReuseGenDeclarations

/// `#selector` becomes the runtime's `Selector`, and each class lists its actions, and the outlets that reflection
/// doesn't reach.
enum KeyedTables: PortEdit {
  static let rows = [
    PortRow(
      "`#selector(Screen.save(_:))`, `#selector(getter:)`",
      becomes: #"`Selector("save:")`, by Swift's rules; a name in `@objc(name)` counts"#
    ),
    PortRow(
      "methods with `@objc` or `@IBAction`, or that `#selector` names, with at most two parameters",
      becomes: "listed in the class's `keyedActions`"
    ),
    PortRow(
      "methods with `@IBSegueAction`",
      becomes: "also listed in `keyedActions`; they create the destinations of segues"
    ),
    PortRow("an action in an extension of a UIKit class", becomes: "part of its `Selector`"),
    PortRow(
      "outlets and attributes that are computed, lazy, observed, or have a protocol as their type, and computed "
        + "properties with `@objc`",
      becomes: "listed in the class's `keyedOutlets`; reflection reaches the others"
    ),
    PortRow(
      "properties with `@IBInspectable`, `@IBOutlet` or `@objc` in extensions of UIKit classes",
      becomes: "listed in a class `KeyedOutletsOfExtensions`, for the documents of the module"
    ),
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    let reader = SelectorReader(set)
    var tables = ActionTables(set)
    for file in set.files {
      for use in reader.uses(in: file) {
        switch use.target {
        case .method(let reference, let index): select(index, of: reference, reader, set, &tables)
        case .requirement(let methods):
          for (reference, index) in methods where set.className(of: reference) != nil {
            tables.select(index, of: reference, isRequirement: true)
          }
        case .other: break
        }
        replace(use, in: file, tables, &draft)
      }
    }
    tables.write(to: &draft)
    OutletTables(set).write(to: &draft)
    OutletsOfExtensions(set).write(to: &draft)
  }

  /// Lists a method; for one of a protocol, those of classes that have its name.
  private static func select(
    _ index: Int,
    of reference: Declarations.Reference,
    _ reader: SelectorReader,
    _ set: SourceSet,
    _ tables: inout ActionTables
  ) {
    guard set[reference].kind == .protocol else { return tables.select(index, of: reference) }
    let method = set[reference].methods[index]
    for (type, number) in reader.methods(named: method) where set.className(of: type) != nil {
      tables.select(number, of: type, isRequirement: true)
    }
  }

  private static func replace(_ use: SelectorUse, in file: Int, _ tables: ActionTables, _ draft: inout PortDraft) {
    let set = draft.set
    let stream = set.sources[file].stream
    let range = stream[use.tokens.lowerBound].start..<stream[use.tokens.upperBound - 1].end
    var text = "Selector(\(SwiftName.literal(use.selector)))"
    // The class of an extension may be UIKit's, which can't list the action; the selector brings it along.
    if case .method(let reference, let index) = use.target, set[reference].kind != .protocol,
      set.className(of: reference) == nil,
      let action = tables.action(set[reference].methods[index], of: set[reference].fullName)
    {
      text = "Selector(\(action))"
    }
    draft.replaceKeepingLines(range, with: text, in: file, "replace \(stream.text(in: range))")
  }
}
