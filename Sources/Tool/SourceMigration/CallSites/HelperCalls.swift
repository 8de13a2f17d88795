import ReuseGenCore
import SourceDeclarations
import SourceSyntax

/// Calls of the app's own methods that register and dequeue views by their class.
enum HelperCalls: CallSiteKind {
  static var examples: [MigrationExample] { examplesOfMethods + examplesOfIdentifiers }

  private static let examplesOfMethods = [
    MigrationExample(
      "a list that overrides the method",
      """
      class List: UITableView {
        func cell(_ path: IndexPath) -> PersonCell {
          super.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! PersonCell
        }
        func other(_ path: IndexPath) -> PersonCell {
          dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! PersonCell
        }
      }
      """,
      """
      class List: UITableView {
        func cell(_ path: IndexPath) -> PersonCell {
          super.dequeueReusableCell(withIdentifier: "PersonCell", for: path) as! PersonCell
        }
        func other(_ path: IndexPath) -> PersonCell {
          dequeuePersonCell(for: path)
        }
      }
      """
    ),
    MigrationExample(
      "the app's own methods",
      """
      extension UITableView {
        func add(_ type: UITableViewCell.Type) {
          register(UINib(nibName: String(describing: type), bundle: nil), forCellReuseIdentifier: String(describing: type))
        }
        func cell<T: UITableViewCell>(at path: IndexPath) -> T {
          guard let cell = dequeueReusableCell(withIdentifier: T.reuseID, for: path) as? T else { fatalError() }
          return cell
        }
        func cell<T: UITableViewCell>(_ type: T.Type, at path: IndexPath) -> T {
          dequeueReusableCell(withIdentifier: T.reuseID, for: path) as! T
        }
      }
      protocol Identified {}
      extension Identified { static var reuseID: String { String(describing: self) } }
      extension UITableViewCell: Identified {}
      class PersonCell: UITableViewCell {}
      func f() {
        tableView.add(PersonCell.self)
        let a: PersonCell = tableView.cell(at: path)
        let b = tableView.cell(at: path) as PersonCell
        let c = tableView.cell(PersonCell.self, at: path)
        let d: OtherCell = tableView.cell(at: path)
        let e = tableView.dequeueReusableCell(withIdentifier: PersonCell.reuseID, for: path) as! PersonCell
      }
      """,
      """
      extension UITableView {
        func add(_ type: UITableViewCell.Type) {
          register(UINib(nibName: String(describing: type), bundle: nil), forCellReuseIdentifier: String(describing: type))
        }
        func cell<T: UITableViewCell>(at path: IndexPath) -> T {
          guard let cell = dequeueReusableCell(withIdentifier: T.reuseID, for: path) as? T else { fatalError() }
          return cell
        }
        func cell<T: UITableViewCell>(_ type: T.Type, at path: IndexPath) -> T {
          dequeueReusableCell(withIdentifier: T.reuseID, for: path) as! T
        }
      }
      protocol Identified {}
      extension Identified { static var reuseID: String { String(describing: self) } }
      extension UITableViewCell: Identified {}
      class PersonCell: UITableViewCell {}
      func f() {
        tableView.registerPersonCell()
        let a: PersonCell = tableView.dequeuePersonCell(for: path)
        let b = tableView.dequeuePersonCell(for: path)
        let c = tableView.dequeuePersonCell(for: path)
        let d: OtherCell = tableView.cell(at: path)
        let e = tableView.dequeuePersonCell(for: path)
      }
      """,
      left: Array(repeating: Reason.unknownIdentifier.text, count: 3)
        + ["the manifest lists no view of the class OtherCell"]
    ),
  ]

  /// Methods for views whose identifiers begin with the module, for optionals, and with defaults.
  private static let examplesOfIdentifiers = [
    MigrationExample(
      "identifiers with the module, headers, optionals and defaults",
      """
      extension UIView {
        static var reuseIdentifier: String { className }
        static var className: String { NSStringFromClass(self) }
      }
      extension UITableView {
        func add(_ type: UITableViewCell.Type) { register(type, forCellReuseIdentifier: type.reuseIdentifier) }
        func take<T: UITableViewCell>(_ type: T.Type) -> T? {
          dequeueReusableCell(withIdentifier: type.reuseIdentifier) as? T
        }
        func take<T: UITableViewCell>(_ type: T.Type, at path: IndexPath) -> T? {
          dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: path) as? T
        }
        func header<T: UITableViewHeaderFooterView>(_ id: String = "\\(T.self)") -> T {
          dequeueReusableHeaderFooterView(withIdentifier: id) as! T
        }
      }
      class NewsCell: UITableViewCell {}
      class List: UITableViewController {
        func load() { tableView.add(NewsCell.self) }
        func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          guard let cell = list.take(NewsCell.self, at: path) else { return UITableViewCell() }
          return list.take(NewsCell.self) ?? cell
        }
        func make(_ type: UITableViewCell.Type) {
          let header: LetterHeader = tableView.header()
          use(tableView.take(NewsCell.self), tableView.take(type, at: header.path))
        }
      }
      """,
      """
      extension UIView {
        static var reuseIdentifier: String { className }
        static var className: String { NSStringFromClass(self) }
      }
      extension UITableView {
        func add(_ type: UITableViewCell.Type) { register(type, forCellReuseIdentifier: type.reuseIdentifier) }
        func take<T: UITableViewCell>(_ type: T.Type) -> T? {
          dequeueReusableCell(withIdentifier: type.reuseIdentifier) as? T
        }
        func take<T: UITableViewCell>(_ type: T.Type, at path: IndexPath) -> T? {
          dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: path) as? T
        }
        func header<T: UITableViewHeaderFooterView>(_ id: String = "\\(T.self)") -> T {
          dequeueReusableHeaderFooterView(withIdentifier: id) as! T
        }
      }
      class NewsCell: UITableViewCell {}
      class List: UITableViewController {
        func load() { tableView.registerNewsCell() }
        func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = list.dequeueNewsCell(for: path)
          return list.take(NewsCell.self) ?? cell
        }
        func make(_ type: UITableViewCell.Type) {
          let header: LetterHeader = tableView.dequeueLetterHeader()
          use(tableView.take(NewsCell.self), tableView.take(type, at: header.path))
        }
      }
      """,
      left: [
        keepsCall, keepsCall, keepsCall, keepsCall, Reason.optional.text, Reason.noIndexPath.text,
        Reason.unsettledClass.text,
      ]
    )
  ]

  private static let keepsCall = Reason.unknownIdentifier.text

  static func rewrite(_ site: CallSite) throws(Reason) -> Rewriting? {
    let (call, source, context, tree) = (site.call, site.source, site.context, site.tree)
    let helpers = context.helpers(named: site.method, site.labels)
    guard let name = site.name, let first = helpers.first, let parentheses = call.parentheses,
      call.trailingClosures.isEmpty, tree.member(call.callee)?.base != nil
    else { return nil }
    var edits: [(range: Range<Int>, text: String)] = []
    guard let type = try className(of: call, first, source, &edits), type.first?.isUppercase ?? false else {
      throw .unsettledClass
    }
    let listed = context.recycled(ofClass: type)
    guard !listed.isEmpty else { throw context.unlisted(type) }
    let pairs = helpers.flatMap { helper in listed.map { (helper, $0) } }
    guard
      let (helper, accessor) = pairs.first(where: { helper, accessor in
        accessor.isOf(table: helper.isOfTable) && helper.identifier(of: type, context) == accessor.identifier
      })
    else { throw Reason("\(site.method) of the app has another identifier for \(type) than the manifest") }
    guard !source.hasComment(in: tree.tokens(parentheses)) else { throw .comment }
    switch helper.action {
    case .dequeue:
      let path: String?
      if case .headerOrFooter = accessor.role {
        path = nil
      } else if let argument = helper.indexPath.flatMap({ call.arguments[$0].value }) {
        path = tree.text(argument)
      } else {
        path = try DequeueCalls.indexPath(around: site)
      }
      try context.checkOwnMethods(accessor.dequeueName, accessor)
      edits.append((tree.stream[name].range, accessor.dequeueName))
      edits.append((tree.bytes(parentheses), path.map { "(for: \($0))" } ?? "()"))
      if helper.isOptional { edits += try optionalEdits(call.node, source) }
      return Rewriting(accessor: accessor.dequeueName, edits: edits)
    case .register:
      guard helper.registers(accessor, context) else {
        throw Reason("\(site.method) of the app registers another class or nib for \(type) than the manifest")
      }
      try context.checkOwnMethods(accessor.registerName, accessor)
      edits += [(tree.stream[name].range, accessor.registerName), (tree.bytes(parentheses), "()")]
      return Rewriting(accessor: accessor.registerName, edits: edits)
    }
  }

  /// The edits of the code around an optional that isn't one any more.
  private static func optionalEdits(
    _ node: SyntaxTree.Node,
    _ source: MigrationSource
  ) throws(Reason) -> [(range: Range<Int>, text: String)] {
    // A cast needs none.
    if let parent = source.tree.parent(node), source.tree.kind(parent) == .sequence,
      !source.tree.descendants(.cast, of: parent).isEmpty
    {
      return []
    }
    return try ResultUse(of: node, .optional, source).edits
  }

  /// The class that the argument, the cast or the variable of a call names.
  private static func className(
    of call: Call,
    _ helper: ListHelper,
    _ source: MigrationSource,
    _ edits: inout [(range: Range<Int>, text: String)]
  ) throws(Reason) -> String? {
    let tree = source.tree
    if let position = helper.classArgument {
      guard let text = call.arguments[position].value.map(tree.text), text.hasSuffix(".self") else { return nil }
      return String(text.dropLast(".self".count))
    }
    guard let parent = tree.parent(call.node) else { return nil }
    if let type = source.typeOfResult(call.node) { return type }
    if [.binding, .optionalBinding].contains(tree.kind(parent)) {
      return tree.child(.type, of: parent).map(tree.text).map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
    }
    guard tree.kind(parent) == .sequence,
      let cast = tree.children(parent).first(where: {
        tree.kind($0) == .cast && tree.first($0) == tree.end(call.node) && tree.stream.is(tree.first($0), "as")
      }), let type = tree.child(.type, of: cast), tree.first(type) == tree.first(cast) + 1
    else { return nil }
    guard !source.hasComment(in: tree.end(call.node) - 1..<tree.end(cast)) else { throw .comment }
    edits.append((tree.bytes(call.node).upperBound..<tree.bytes(cast).upperBound, ""))
    return tree.text(type)
  }
}

extension RecycledAccessor {
  /// Whether a table recycles the view, or a collection view.
  fileprivate func isOf(table: Bool) -> Bool {
    switch role {
    case .tableCell, .headerOrFooter: table
    case .collectionCell, .supplementary: !table
    }
  }
}
