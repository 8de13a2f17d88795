/// Every sample of the three documents, in their order.
enum SampleTable {
  static let entries = current + earlier + article

  private static let cells =
    "class CodeBasedCustomCell: UITableViewCell, Reusable {}\n"
    + "class NibBasedCustomCell: UITableViewCell, NibReusable {}"

  /// The declarations that the samples with a Swift 2 data source omit.
  private static let dataSource = """
    private class CodeBasedCustomCell: UITableViewCell, Reusable { func fillWithText(text: String?) {} }
    private class NibBasedCustomCell: UITableViewCell, NibReusable { func fillWithImage(image: UIImage?) {} }
    private class MyViewController: UIViewController {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    }
    """

  private static let twoDeclarations = SampleEntry.Mistake(
    reason: "it shows two forms of one call, and so declares `cell` twice in one scope",
    messages: ["invalid redeclaration of 'cell'"],
    parting: "// Or\n"
  )

  private static let current: [SampleEntry] = [
    SampleEntry(
      document: .current,
      ordinal: 1,
      firstLine: "let package = Package(",
      place: .manifest,
      ellipses: [#"name: "YourPackage","#]
    ),
    SampleEntry(
      document: .current,
      ordinal: 2,
      firstLine: "// Example of what Reusable allows you to do",
      place: .method
    ),
    SampleEntry(
      document: .current,
      ordinal: 3,
      firstLine: "final class CustomCell: UITableViewCell, Reusable { /* And that's it! */ }",
      place: .namespace
    ),
    SampleEntry(
      document: .current,
      ordinal: 4,
      firstLine: "final class CodeBasedCustomCell: UITableViewCell, Reusable {",
      place: .namespace
    ),
    SampleEntry(
      document: .current,
      ordinal: 5,
      firstLine: "final class NibBasedCustomCell: UITableViewCell, NibReusable {",
      place: .namespace
    ),
    SampleEntry(
      document: .current,
      ordinal: 6,
      firstLine: "// A UICollectionViewCell which doesn't need a XIB to register",
      place: .namespace
    ),
    SampleEntry(
      document: .current,
      ordinal: 7,
      firstLine: "// A UICollectionViewCell using a XIB to define it's UI",
      place: .namespace
    ),
    SampleEntry(
      document: .current,
      ordinal: 8,
      firstLine: "tableView.register(cellType: theCellClass.self)",
      place: .method,
      names: "class theCellClass: UITableViewCell, Reusable {}"
    ),
    SampleEntry(
      document: .current,
      ordinal: 9,
      firstLine: "class MyViewController: UIViewController {",
      place: .namespace,
      names: cells
    ),
    SampleEntry(
      document: .current,
      ordinal: 10,
      firstLine: "// Either",
      place: .method,
      names: "class MyCustomCell: UITableViewCell, Reusable {}",
      mistake: twoDeclarations
    ),
    SampleEntry(
      document: .current,
      ordinal: 11,
      firstLine: "extension MyViewController: UITableViewDataSource {",
      place: .file,
      names: dataSource,
      mistake: .init(
        reason: "the data source's method is spelled as in Swift 2, `NSIndexPath` isn't `IndexPath`, "
          + "`dequeueReusableCell(indexPath:)` is 4.0.0's spelling, and the labels `text:` and `image:` are missing",
        messages: oldDataSourceMessages,
        correction: modernDataSource + [
          .init(old: "(\"Foo\")", new: "(text: \"Foo\")"), .init(old: "(UIImage(", new: "(image: UIImage("),
          .init(old: "dequeueReusableCell(indexPath:", new: "dequeueReusableCell(for:"),
        ]
      )
    ),
    SampleEntry(
      document: .current,
      ordinal: 12,
      firstLine: "class ParentCell: UITableViewCell, Reusable {}",
      place: .members,
      mistake: .init(
        reason: "`NSIndexPath` isn't `IndexPath`",
        messages: oldPathMessages(),
        correction: modernDataSource
      )
    ),
    SampleEntry(
      document: .current,
      ordinal: 13,
      firstLine: "// a XIB-based custom UIView, used as root of the XIB",
      place: .namespace
    ),
    SampleEntry(
      document: .current,
      ordinal: 14,
      firstLine: "final class MyCustomWidget: UIView, NibOwnerLoadable {",
      place: .namespace
    ),
    SampleEntry(
      document: .current,
      ordinal: 15,
      firstLine: "final class MyCustomWidget: UIView, NibOwnerLoadable {",
      place: .namespace
    ),
    SampleEntry(
      document: .current,
      ordinal: 16,
      firstLine: "let view1 = NibBasedRootView.loadFromNib() // Create one instance",
      place: .method,
      names: "class NibBasedRootView: UIView, NibLoadable {}"
    ),
    SampleEntry(
      document: .current,
      ordinal: 17,
      firstLine: "final class CustomVC: UIViewController, StoryboardBased { /* and that's it! */ }",
      place: .namespace
    ),
    SampleEntry(
      document: .current,
      ordinal: 18,
      firstLine: "final class SecondaryVC: UIViewController, StoryboardSceneBased {",
      place: .namespace
    ),
    SampleEntry(
      document: .current,
      ordinal: 19,
      firstLine: "func presentSecondary() {",
      place: .members,
      names: secondary
    ),
    SampleEntry(
      document: .current,
      ordinal: 20,
      firstLine: "final class VeryCustomNibBasedCell: UITableViewCell, NibReusable {",
      place: .namespace
    ),
  ]

  private static func oldPathMessages(dequeued: Int = 1) -> [String] {
    Array(
      repeating:
        "'NSIndexPath' is not implicitly convertible to 'IndexPath'; did you mean to use 'as' to explicitly convert?",
      count: dequeued
    )
  }

  private static let oldDataSourceMessages =
    ["type 'MyViewController' does not conform to protocol 'UITableViewDataSource'"]
    + oldPathMessages(dequeued: 2)

  private static let modernDataSource: [SampleEntry.Edit] = [
    .init(old: "tableView(tableView:", new: "tableView(_ tableView:"),
    .init(old: "cellForRowAtIndexPath indexPath: NSIndexPath", new: "cellForRowAt indexPath: IndexPath"),
    .init(old: "NSIndexPath", new: "IndexPath"),
  ]

  private static let secondary = """
    final class SecondaryVC: UIViewController, StoryboardSceneBased {
      static let sceneStoryboard = UIStoryboard(name: "CustomVC", bundle: nil)
    }
    """

  private static let dequeueIsRenamed =
    "'dequeueReusableCell(indexPath:cellType:)' is deprecated: renamed to 'dequeueReusableCell(for:cellType:)'"

  private static let earlier: [SampleEntry] = [
    SampleEntry(
      document: .earlier,
      ordinal: 1,
      firstLine: "// Example of what Reusable allows you to do",
      place: .method,
      warnings: [dequeueIsRenamed]
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 2,
      firstLine: "final class CustomCell: UITableViewCell, Reusable { /* And that's it! */ }",
      place: .namespace
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 3,
      firstLine: "final class CodeBasedCustomCell: UITableViewCell, Reusable {",
      place: .namespace
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 4,
      firstLine: "final class NibBasedCustomCell: UITableViewCell, NibReusable {",
      place: .namespace
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 5,
      firstLine: "// A UICollectionViewCell which doesn't need a XIB to register",
      place: .namespace
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 6,
      firstLine: "// A UICollectionViewCell using a XIB to define it's UI",
      place: .namespace
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 7,
      firstLine: "class MyViewController: UIViewController {",
      place: .namespace,
      names: cells,
      warnings: Array(repeating: "'register' is deprecated: renamed to 'register(cellType:)'", count: 2),
      mistake: .init(
        reason: "a type alone isn't an expression in Swift: `.self` is missing",
        messages: Array(repeating: "expected member name or initializer call after type name", count: 2),
        correction: [.init(old: "Cell)", new: "Cell.self)")]
      )
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 8,
      firstLine: "// Either",
      place: .method,
      names: "class MyCustomCell: UITableViewCell, Reusable {}",
      warnings: [dequeueIsRenamed],
      mistake: twoDeclarations
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 9,
      firstLine: "extension MyViewController: UITableViewDataSource {",
      place: .file,
      names: dataSource,
      warnings: Array(repeating: dequeueIsRenamed, count: 2),
      mistake: .init(
        reason: "the data source's method is spelled as in Swift 2, and `NSIndexPath` isn't `IndexPath`",
        messages: oldDataSourceMessages,
        correction: modernDataSource
      )
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 10,
      firstLine: "class ParentCell: UITableViewCell, Reusable {}",
      place: .members,
      warnings: [dequeueIsRenamed],
      mistake: .init(
        reason: "`NSIndexPath` isn't `IndexPath`",
        messages: oldPathMessages(),
        correction: modernDataSource
      )
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 11,
      firstLine: "// a XIB-based custom UIView, used as root of the XIB",
      place: .namespace
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 12,
      firstLine: "final class MyCustomWidget: UIView, NibOwnerLoadable {",
      place: .namespace
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 13,
      firstLine: "final class MyCustomWidget: UIView, NibOwnerLoadable {",
      place: .namespace
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 14,
      firstLine: "let view1 = NibBasedRootView.loadFromNib() // Create one instance",
      place: .method,
      names: "class NibBasedRootView: UIView, NibLoadable {}"
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 15,
      firstLine: "final class CustomVC: UIViewController: StoryboardBased { /* and that's it! */ }",
      place: .namespace,
      mistake: secondColon
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 16,
      firstLine: "final class SecondaryVC: UIViewController: StoryboardSceneBased {",
      place: .namespace,
      warnings: [
        "deprecated default implementation is used to satisfy static property 'sceneStoryboard' required by protocol "
          + "'StoryboardSceneBased': rename 'storyboard' to 'sceneStoryboard'"
      ],
      mistake: secondColon
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 17,
      firstLine: "func presentSecondary() {",
      place: .members,
      names: secondary,
      mistake: .init(
        reason: "`instantiate` is misspelled, and `presentViewController` is Swift 2's name of `present`",
        messages: [
          "type 'SecondaryVC' has no member 'instantitate'",
          "value of type 'Screen' has no member 'presentViewController'",
        ],
        correction: [
          .init(old: "instantitate", new: "instantiate"), .init(old: "presentViewController", new: "present"),
        ]
      )
    ),
    SampleEntry(
      document: .earlier,
      ordinal: 18,
      firstLine: "final class VeryCustomNibBasedCell: UITableViewCell, NibReusable {",
      place: .namespace
    ),
  ]

  private static let secondColon = SampleEntry.Mistake(
    reason: "it has a second colon instead of a comma",
    messages: ["expected '{' in class"],
    correction: [.init(old: "UIViewController:", new: "UIViewController,")]
  )

  private static let classProtocol =
    "using 'class' keyword to define a class-constrained protocol is deprecated; use 'AnyObject' instead"

  /// The module's classes are isolated to the main actor; the article's protocols aren't.
  private static func isolated(_ what: String) -> String {
    "call to main actor-isolated \(what) in a synchronous nonisolated context"
  }

  private static let article: [SampleEntry] = [
    SampleEntry(
      document: .article,
      ordinal: 1,
      firstLine: "protocol NibLoadable: class {",
      place: .file,
      warnings: [classProtocol],
      warningsInSwift6: [
        isolated("initializer 'init(nibName:bundle:)'"), isolated("instance method 'instantiate(withOwner:options:)'"),
      ]
    ),
    SampleEntry(
      document: .article,
      ordinal: 2,
      firstLine: "protocol NibOwnerLoadable: class {",
      place: .file,
      warnings: [classProtocol],
      warningsInSwift6: [
        isolated("initializer 'init(nibName:bundle:)'"),
        isolated("instance method 'instantiate(withOwner:options:)'"),
        "main actor-isolated property 'translatesAutoresizingMaskIntoConstraints' can not be mutated from a "
          + "nonisolated context",
        isolated("instance method 'addSubview'"), isolated("static method 'activate'"),
        isolated(
          "initializer 'init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)'"
        ),
      ]
    ),
    SampleEntry(
      document: .article,
      ordinal: 3,
      firstLine: "protocol Reusable: class {",
      place: .file,
      warnings: [classProtocol]
    ),
    SampleEntry(document: .article, ordinal: 4, firstLine: "extension UITableView {", place: .file),
    SampleEntry(document: .article, ordinal: 5, firstLine: "extension UICollectionView {", place: .file),
    SampleEntry(
      document: .article,
      ordinal: 6,
      firstLine: "class CustomCell: UITableViewCell, Reusable {",
      place: .namespace
    ),
    SampleEntry(
      document: .article,
      ordinal: 7,
      firstLine: "tableView.register(cellType: theCellClass.self)",
      place: .method,
      names: "class theCellClass: UITableViewCell, Reusable {}"
    ),
    SampleEntry(
      document: .article,
      ordinal: 8,
      firstLine: "// Either",
      place: .method,
      names: "class MyCustomCell: UITableViewCell, Reusable {}",
      mistake: twoDeclarations
    ),
    SampleEntry(
      document: .article,
      ordinal: 9,
      firstLine: "// a XIB-based custom UIView, used as root of the XIB",
      place: .namespace
    ),
    SampleEntry(
      document: .article,
      ordinal: 10,
      firstLine: "final class MyCustomWidget: UIView, NibOwnerLoadable {",
      place: .namespace
    ),
    SampleEntry(
      document: .article,
      ordinal: 11,
      firstLine: "final class MyCustomWidget: UIView, NibOwnerLoadable {",
      place: .namespace
    ),
    SampleEntry(
      document: .article,
      ordinal: 12,
      firstLine: "let view1 = NibBasedRootView.loadFromNib() // Create one instance",
      place: .method,
      names: "class NibBasedRootView: UIView, NibLoadable {}"
    ),
  ]
}
