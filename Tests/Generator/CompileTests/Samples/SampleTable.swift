/// Every sample of the three documents, in their order.
enum SampleTable {
  static let entries = numbered(current, .current) + numbered(earlier, .earlier) + numbered(article, .article)

  private static func numbered(_ entries: [SampleEntry], _ document: SampleDocument) -> [SampleEntry] {
    entries.enumerated().map { index, entry in
      var entry = entry
      (entry.document, entry.ordinal) = (document, index + 1)
      return entry
    }
  }

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
    SampleEntry("let package = Package(", .manifest, ellipses: [#"name: "YourPackage","#]),
    SampleEntry("// Example of what Reusable allows you to do", .method),
    SampleEntry("final class CustomCell: UITableViewCell, Reusable { /* And that's it! */ }", .namespace),
    SampleEntry("final class CodeBasedCustomCell: UITableViewCell, Reusable {", .namespace),
    SampleEntry("final class NibBasedCustomCell: UITableViewCell, NibReusable {", .namespace),
    SampleEntry("// A UICollectionViewCell which doesn't need a XIB to register", .namespace),
    SampleEntry("// A UICollectionViewCell using a XIB to define it's UI", .namespace),
    SampleEntry(
      "tableView.register(cellType: theCellClass.self)",
      .method,
      names: "class theCellClass: UITableViewCell, Reusable {}"
    ),
    SampleEntry("class MyViewController: UIViewController {", .namespace, names: cells),
    SampleEntry(
      "// Either",
      .method,
      names: "class MyCustomCell: UITableViewCell, Reusable {}",
      mistake: twoDeclarations
    ),
    SampleEntry(
      "extension MyViewController: UITableViewDataSource {",
      .file,
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
      "class ParentCell: UITableViewCell, Reusable {}",
      .members,
      mistake: .init(
        reason: "`NSIndexPath` isn't `IndexPath`",
        messages: oldPathMessages(),
        correction: modernDataSource
      )
    ),
    SampleEntry("// a XIB-based custom UIView, used as root of the XIB", .namespace),
    SampleEntry("final class MyCustomWidget: UIView, NibOwnerLoadable {", .namespace),
    SampleEntry("final class MyCustomWidget: UIView, NibOwnerLoadable {", .namespace),
    SampleEntry(
      "let view1 = NibBasedRootView.loadFromNib() // Create one instance",
      .method,
      names: "class NibBasedRootView: UIView, NibLoadable {}"
    ),
    SampleEntry("final class CustomVC: UIViewController, StoryboardBased { /* and that's it! */ }", .namespace),
    SampleEntry("final class SecondaryVC: UIViewController, StoryboardSceneBased {", .namespace),
    SampleEntry("func presentSecondary() {", .members, names: secondary),
    SampleEntry("final class VeryCustomNibBasedCell: UITableViewCell, NibReusable {", .namespace),
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
      "// Example of what Reusable allows you to do",
      .method,
      warnings: [dequeueIsRenamed]
    ),
    SampleEntry("final class CustomCell: UITableViewCell, Reusable { /* And that's it! */ }", .namespace),
    SampleEntry("final class CodeBasedCustomCell: UITableViewCell, Reusable {", .namespace),
    SampleEntry("final class NibBasedCustomCell: UITableViewCell, NibReusable {", .namespace),
    SampleEntry("// A UICollectionViewCell which doesn't need a XIB to register", .namespace),
    SampleEntry("// A UICollectionViewCell using a XIB to define it's UI", .namespace),
    SampleEntry(
      "class MyViewController: UIViewController {",
      .namespace,
      names: cells,
      warnings: Array(repeating: "'register' is deprecated: renamed to 'register(cellType:)'", count: 2),
      mistake: .init(
        reason: "a type alone isn't an expression in Swift: `.self` is missing",
        messages: Array(repeating: "expected member name or initializer call after type name", count: 2),
        correction: [.init(old: "Cell)", new: "Cell.self)")]
      )
    ),
    SampleEntry(
      "// Either",
      .method,
      names: "class MyCustomCell: UITableViewCell, Reusable {}",
      warnings: [dequeueIsRenamed],
      mistake: twoDeclarations
    ),
    SampleEntry(
      "extension MyViewController: UITableViewDataSource {",
      .file,
      names: dataSource,
      warnings: Array(repeating: dequeueIsRenamed, count: 2),
      mistake: .init(
        reason: "the data source's method is spelled as in Swift 2, and `NSIndexPath` isn't `IndexPath`",
        messages: oldDataSourceMessages,
        correction: modernDataSource
      )
    ),
    SampleEntry(
      "class ParentCell: UITableViewCell, Reusable {}",
      .members,
      warnings: [dequeueIsRenamed],
      mistake: .init(
        reason: "`NSIndexPath` isn't `IndexPath`",
        messages: oldPathMessages(),
        correction: modernDataSource
      )
    ),
    SampleEntry("// a XIB-based custom UIView, used as root of the XIB", .namespace),
    SampleEntry("final class MyCustomWidget: UIView, NibOwnerLoadable {", .namespace),
    SampleEntry("final class MyCustomWidget: UIView, NibOwnerLoadable {", .namespace),
    SampleEntry(
      "let view1 = NibBasedRootView.loadFromNib() // Create one instance",
      .method,
      names: "class NibBasedRootView: UIView, NibLoadable {}"
    ),
    SampleEntry(
      "final class CustomVC: UIViewController: StoryboardBased { /* and that's it! */ }",
      .namespace,
      mistake: secondColon
    ),
    SampleEntry(
      "final class SecondaryVC: UIViewController: StoryboardSceneBased {",
      .namespace,
      warnings: [
        "deprecated default implementation is used to satisfy static property 'sceneStoryboard' required by protocol "
          + "'StoryboardSceneBased': rename 'storyboard' to 'sceneStoryboard'"
      ],
      mistake: secondColon
    ),
    SampleEntry(
      "func presentSecondary() {",
      .members,
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
    SampleEntry("final class VeryCustomNibBasedCell: UITableViewCell, NibReusable {", .namespace),
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
      "protocol NibLoadable: class {",
      .file,
      warnings: [classProtocol],
      warningsInSwift6: [
        isolated("initializer 'init(nibName:bundle:)'"), isolated("instance method 'instantiate(withOwner:options:)'"),
      ]
    ),
    SampleEntry(
      "protocol NibOwnerLoadable: class {",
      .file,
      warnings: [classProtocol],
      warningsInSwift6: [
        isolated("initializer 'init(nibName:bundle:)'"),
        isolated("instance method 'instantiate(withOwner:options:)'"),
        "main actor-isolated property 'translatesAutoresizingMaskIntoConstraints' can not be mutated from a "
          + "nonisolated context",
        isolated("instance method 'addSubview'"), isolated("static method 'activate'"),
        isolated("initializer 'init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)'"),
      ]
    ),
    SampleEntry("protocol Reusable: class {", .file, warnings: [classProtocol]),
    SampleEntry("extension UITableView {", .file),
    SampleEntry("extension UICollectionView {", .file),
    SampleEntry("class CustomCell: UITableViewCell, Reusable {", .namespace),
    SampleEntry(
      "tableView.register(cellType: theCellClass.self)",
      .method,
      names: "class theCellClass: UITableViewCell, Reusable {}"
    ),
    SampleEntry(
      "// Either",
      .method,
      names: "class MyCustomCell: UITableViewCell, Reusable {}",
      mistake: twoDeclarations
    ),
    SampleEntry("// a XIB-based custom UIView, used as root of the XIB", .namespace),
    SampleEntry("final class MyCustomWidget: UIView, NibOwnerLoadable {", .namespace),
    SampleEntry("final class MyCustomWidget: UIView, NibOwnerLoadable {", .namespace),
    SampleEntry(
      "let view1 = NibBasedRootView.loadFromNib() // Create one instance",
      .method,
      names: "class NibBasedRootView: UIView, NibLoadable {}"
    ),
  ]
}
