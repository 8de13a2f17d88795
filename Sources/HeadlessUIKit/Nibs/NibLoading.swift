import InterfaceBuilderXML

/// One making of objects from a document.
@MainActor
package final class NibLoading {
  let document: NibDocument
  private let owner: Any?
  private let expected: AnyClass?
  private var made: [UIView] = []

  package init(document: NibDocument, owner: Any?, expected: AnyClass?) {
    self.document = document
    self.owner = owner
    self.expected = expected
  }

  /// The top-level objects; then every object that was made is told that it is awake, the innermost first.
  package func topLevelObjects() -> [Any] {
    let objects = document.topLevelObjects.compactMap { object(for: $0) }
    for view in made { view.awakeFromNib() }
    made = []
    return objects
  }

  /// The object that an element stands for; `nil` for elements that are no views.
  func object(for element: IBElement) -> UIView? {
    guard let base = Self.classes[element.name] else { return nil }
    let viewClass: AnyClass = customClass(of: element) ?? base
    guard let type = viewClass as? UIView.Type, let view = type.init(coder: NibCoder(element: element, loading: self))
    else { stop("The class \(viewClass) of <\(element.name)> in \(document.path) could not be made from the document") }
    made.append(view)
    return view
  }

  /// The custom class that an element names. Stops when there is no such class.
  package func customClass(of element: IBElement) -> AnyClass? {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    if let expected, String(describing: expected) == name { return expected }
    if let owner = owner as? NSObject, String(describing: type(of: owner)) == name { return type(of: owner) }
    for module in modules(for: element) {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    stop(
      "Unknown class \(name) in Interface Builder file \(document.path), line \(element.line). Looked for it in the "
        + "modules \(modules(for: element).joined(separator: ", ")). Check the class's name and module in Interface "
        + "Builder; a class that is private or nested can't be found by name"
    )
  }

  /// The modules that may hold an element's class, the likeliest first.
  ///
  /// `customModuleProvider="target"` means the target's module, whatever `customModule` says: it is often stale.
  private func modules(for element: IBElement) -> [String] {
    let near = [expected.map(Self.module(of:)), owner.map { Self.module(of: type(of: $0)) }, document.module]
    let own = [
      document.module, Bundle.main.executableURL.map { $0.deletingPathExtension().lastPathComponent }, "HeadlessUIKit",
    ]
    let named = [element["customModule"]]
    var seen: Set<String> = []
    return (element["customModuleProvider"] == "target" ? near + named + own : named + near + own)
      .compactMap { $0 }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  private static let classes: [String: AnyClass] = [
    "view": UIView.self, "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
    "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
    "label": UILabel.self, "imageView": UIImageView.self, "button": UIButton.self, "scrollView": UIScrollView.self,
    "tableView": UITableView.self, "collectionView": UICollectionView.self, "stackView": UIView.self,
    "textField": UIView.self, "textView": UIView.self, "switch": UIView.self, "slider": UIView.self,
    "segmentedControl": UIView.self, "activityIndicatorView": UIView.self, "progressView": UIView.self,
  ]
}
