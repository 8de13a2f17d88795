import ReuseGenBasics
import ReuseGenCore
import ReuseGenDeclarations
import ReuseGenSyntax

/// The manifest's accessors, and the values of the strings that call sites state.
struct MigrationContext {
  let spellings: Set<Spelling>
  private let accessors: CallableAccessors
  private let recycled: [NameReference: [RecycledAccessor]]
  private let nibs: [NameReference: [NibAccessor]]
  private let segues: [String: [SegueAccessor]]
  let declarations: Declarations
  private let strings: StringValues
  private let constants: ClassConstants
  private let own: OwnMethods
  private let ownBundles: OwnBundles
  private let helpers: [String: [ListHelper]]
  /// The last names of the types from which others inherit.
  private let superclasses: Set<String>
  let namesSceneTypes: Bool
  /// The names of identifiers and nibs by the catalog's constants for them.
  private let catalog: [String: String]

  init(
    _ accessors: CallableAccessors,
    _ declarations: Declarations,
    module: String?,
    _ spellings: Set<Spelling>,
    _ sources: [MigrationSource]
  ) {
    self.accessors = accessors
    helpers = Dictionary(grouping: sources.flatMap(ListHelper.all), by: \.name)
    ownBundles = OwnBundles(sources)
    self.spellings = spellings
    recycled = Self.byName(accessors.recycled) { $0.identifier }
    nibs = Self.byName(accessors.nibs) { $0.nibName }
    segues = Dictionary(grouping: accessors.segues) { $0.source.lastName }
    self.declarations = declarations
    namesSceneTypes = ToolAliases.areSceneTypesNamed(in: declarations)
    superclasses = declarations.files.indices.reduce(into: []) { names, file in
      for type in declarations.files[file].types { names.formUnion(type.inherited.map(\.name.lastName)) }
    }
    let classes = accessors.recycled.map(\.className) + accessors.nibs.map(\.className)
    strings = StringValues(declarations, classes: Set(classes + accessors.scenes.map(\.className)))
    constants = ClassConstants(declarations, module: module ?? accessors.module)
    own = OwnMethods(declarations, constants)
    catalog = Dictionary(
      accessors.recycled.map { ($0.value, $0.identifier) } + accessors.nibs.map { ($0.nib, $0.nibName) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func byName<Value>(_ values: [Value], _ text: (Value) -> String) -> [NameReference: [Value]] {
    var found: [NameReference: [Value]] = [:]
    for value in values {
      for name in NameReference.all(of: text(value)) { found[name, default: []].append(value) }
    }
    return found
  }

  /// Whether a reason is about a spelling that is rewritten.
  func isRelevant(_ reason: Reason) -> Bool { reason.spelling.map(spellings.contains) ?? true }

  var movesFromReusable: Bool { spellings.leaveReusable }

  /// Why there is no accessor of a class that code names: the manifest doesn't list it, or it is a generic parameter.
  func unlisted(_ className: String, at node: SyntaxTree.Node, in source: MigrationSource) -> Reason {
    if isGenericParameter(className, at: node, in: source) { return .unknownClass }
    return Reason("the manifest lists no view of the class \(className)", isUnlisted: true)
  }

  /// Whether a name is that of a generic parameter of the functions and types around a node.
  private func isGenericParameter(_ name: String, at node: SyntaxTree.Node, in source: MigrationSource) -> Bool {
    let tree = source.tree
    let isOfAncestor = tree.ancestors(node).compactMap { tree.child(.genericParameters, of: $0) }
      .flatMap { tree.descendants(.genericParameter, of: $0) }
      .contains { tree.stream.text(tree.first($0)) == name }
    guard !isOfAncestor, let type = source.type(around: tree.bytes(node).lowerBound) else { return isOfAncestor }
    // An extension doesn't repeat the parameters of its type.
    return declarations.references(to: type).compactMap { declarations[$0].genericParameters }.contains {
      $0.swiftNames.contains(name[...])
    }
  }

  /// Whether the generated file makes a class conform to Recycler's protocols.
  func conforms(_ className: String) -> Bool {
    accessors.recycled.contains { $0.conforms && $0.className.isSameType(className) }
      || accessors.nibs.contains { $0.conforms && $0.className.isSameType(className) }
      || accessors.scenes.contains { $0.conformingClass != nil && $0.className.isSameType(className) }
  }

  // MARK: - Accessors

  func recycled(_ identifier: NameReference) -> [RecycledAccessor] { recycled[identifier] ?? [] }

  /// The accessors of all views of a class.
  func recycled(ofClass name: String) -> [RecycledAccessor] {
    accessors.recycled.filter { $0.className.isSameType(name) }
  }

  /// The accessors of the cells and views that are registered with a nib.
  func recycled(ofNib name: NameReference) -> [RecycledAccessor] {
    accessors.recycled.filter { $0.nibName.map(name.names) ?? false }
  }

  func nibs(_ name: NameReference) -> [NibAccessor] { nibs[name] ?? [] }

  var scenes: [SceneAccessor] { accessors.scenes }

  /// The expression on which code calls `instantiate`: the class, unless the app has a method of this name that the
  /// call would reach.
  func factory(of scene: SceneAccessor) -> String {
    guard let name = scene.conformingClass, !own.areOfType("instantiate", scene.className) else { return scene.scene }
    return name
  }

  /// Whether `loadFromNib()` of a class is the accessor.
  func loadsByClass(_ nib: NibAccessor) -> Bool { nib.conforms && !own.areOfType("loadFromNib", nib.className) }

  /// Refuses an accessor with the name of a method that the app declares for its lists.
  func checkOwnMethods(_ name: String, _ accessor: RecycledAccessor) throws(Reason) {
    let list =
      switch accessor.role {
      case .tableCell, .headerOrFooter: "UITableView"
      case .collectionCell, .supplementary: "UICollectionView"
      }
    if own.areOfObjects(name, list) {
      throw Reason("the app declares \(name) itself; rename its method, or the entry with \"name\"")
    }
  }

  /// Whether the app declares a method of lists with the name of one of Reusable's.
  func declaresForLists(_ name: String) -> Bool {
    own.areOfObjects(name, "UITableView") || own.areOfObjects(name, "UICollectionView")
  }

  var namesOfHelpers: [String] { helpers.keys.sorted() }

  /// The methods of the app for its lists that a call may call.
  func helpers(named name: String, _ labels: [String]) -> [(helper: ListHelper, positions: ListHelper.Positions)] {
    (helpers[name] ?? []).compactMap { helper in helper.positions(in: labels).map { (helper, $0) } }
  }

  /// A class with its superclasses and their protocols.
  func types(of className: String) -> [String] { constants.types(of: className) }

  /// The text of a constant of a class, which may be one of its superclasses or protocols, or `nil` if it isn't known.
  func typeConstant(_ name: String, of className: String) -> String? { constants.text(name, of: className) }

  /// The only segue with an identifier, whatever it starts from.
  func segue(where isMeant: (SegueAccessor) -> Bool) -> SegueAccessor? {
    let found = accessors.segues.filter(isMeant)
    return found.count == 1 ? found.first : nil
  }

  /// The identifier that segues share, or `nil` if they have several.
  func segueIdentifier(where isMeant: (String) -> Bool) -> String? {
    only(Set(accessors.segues.map(\.identifier).filter(isMeant)).sorted())
  }

  /// The name of the storyboard that R.swift calls by a name.
  func storyboardName(_ name: NameReference) -> String? { only(accessors.storyboardNames.filter(name.names)) }

  /// The name of the storyboard of `StoryboardScene.Main.storyboard`.
  func swiftGenStoryboard(_ node: SyntaxTree.Node, in source: MigrationSource) -> String? {
    guard spellings.contains(.swiftgen), let path = source.path(of: node), path.count == 3,
      path[0] == "StoryboardScene", path[2] == "storyboard"
    else { return nil }
    return swiftGenStoryboard(path[1])
  }

  /// The name of the storyboard that SwiftGen calls by a name.
  func swiftGenStoryboard(_ type: String) -> String? {
    only(accessors.storyboardNames.filter { SwiftGenName.type(of: $0) == type })
  }

  /// The name of the nib that R.swift calls by a name, whether the manifest lists it or not.
  func nibName(_ name: NameReference) -> String? { only(accessors.nibNames.filter(name.names)) }

  private func only(_ names: [String]) -> String? { names.count == 1 ? names.first : nil }

  /// The segues that start from a class.
  func segues(from className: String) -> [SegueAccessor] {
    (segues[className.lastName] ?? []).filter { $0.source.isSameType(className) }
  }

  /// The segues that start from classes which inherit from a class.
  func segues(fromSubclassesOf className: String) -> [SegueAccessor] {
    guard superclasses.contains(className.lastName) else { return [] }
    return accessors.segues.filter { segue in
      declarations.superclassChain(of: segue.source).classes.dropFirst().contains { $0.isSameType(className) }
    }
  }

  /// Whether an expression is the identifier of a typed segue.
  func isSegueIdentifier(_ expression: String) -> Bool {
    accessors.segues.contains { "\($0.expression).identifier" == expression }
  }

  /// The class from which segues start that R.swift calls by a name.
  func segueSource(rswift name: String) -> String? {
    segues.keys.sorted().first { RswiftName.of($0.lastName) == name }
  }

  /// The only storyboard with a scene of a class.
  func storyboard(of className: String) -> String? {
    let names = accessors.storyboards[className.lastName] ?? []
    return names.count == 1 ? names.first : nil
  }

  /// The name of the storyboard that a constant of a type holds, or that a computed property makes.
  ///
  /// - Parameters:
  ///   - type: The type as code names it.
  ///   - isOfType: Whether the property is one of the type itself.
  func storyboard(_ member: String, of type: String, isOfType: Bool) -> String? {
    let found = declarations.references(to: type).flatMap { reference in
      declarations[reference].properties.filter { $0.name == member && $0.isTypeMember == isOfType }
        .map { (declarations.files[reference.file], $0) }
    }
    guard let (file, property) = found.first, found.count == 1, property.isConstant || property.isComputed else {
      return nil
    }
    let uses = file.nameUses.filter { property.range.contains($0.offset) }
    guard let use = uses.first, uses.count == 1, use.kind == .storyboard, use.isOfClass else { return nil }
    return strings.constantText(of: use.name, at: use.offset, in: file)
  }

  /// The name of the nib that a type member of a class makes, which may be one of its superclasses or protocols:
  /// `static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }`.
  func nibName(ofMember member: String, of className: String) -> String? {
    for type in constants.types(of: className) {
      let references = declarations.references(to: type).filter { declarations.kind(of: $0) != .protocol }
      let ranges = references.flatMap { reference in
        declarations.properties(of: reference).filter { $0.name == member && $0.isTypeMember }
          .map { (declarations.files[reference.file], $0.range) }
          + declarations.methods(of: reference).filter { $0.baseName == member && $0.isTypeMember }
          .map { (declarations.files[reference.file], $0.range) }
      }
      guard let (file, range) = ranges.first else { continue }
      let uses = file.nameUses.filter { range.contains($0.offset) && $0.kind == .nib }
      guard ranges.count == 1, let use = uses.first, uses.count == 1, use.isOfClass else { return nil }
      return text(of: use.name, inMemberOf: className)
    }
    return nil
  }

  /// The text of an expression in a type member, for the class that `self` means there.
  private func text(of name: NameExpression, inMemberOf className: String) -> String? {
    switch name {
    case .literal(let literal): literal.value
    case .nameOfType("Self"): className.lastName
    case .path(let path): path.ownMember.flatMap { constants.text($0, of: className) }
    case .nameOfType, .fullNameOfType, .rawValue, .bundle, .call, .other: nil
    }
  }

  /// Whether an expression for a bundle means the one in which the accessors look.
  func isOwnBundle(_ node: SyntaxTree.Node, in source: MigrationSource) -> Bool {
    let expression = source.tree.text(LocalConstant(node, in: source)?.value ?? node)
    let isMain = ["nil", ".main", "Bundle.main"].contains(expression)
    let isModule = [".module", "Bundle.module"].contains(expression)
    switch accessors.bundle {
    case nil: return isMain || isModule || isOfClass(expression)
    case .main: return isMain
    case .module: return isModule
    case .class: return isMain || isOfClass(expression)
    }
  }

  /// The expression for the bundle in which the accessors look, for code that names a nib or a storyboard itself.
  func bundleExpression() throws(Reason) -> String {
    switch accessors.bundle {
    case nil, .main: "nil"
    case .module: "Bundle.module"
    case .class: throw Reason("the bundle depends on a class that isn't known here; pass Bundle(for:) with the class")
    }
  }

  /// `Bundle(for: PersonCell.self)`, or a constant of the app that holds such a bundle.
  private func isOfClass(_ expression: String) -> Bool {
    OwnBundles.isOfClass(expression) || ownBundles.has(expression)
  }

  // MARK: - Names

  /// The name that an expression states, or `nil` if it may have another value when the app runs.
  ///
  /// - Parameter kind: What R.swift calls the resource: `nib` or `reuseIdentifier`.
  func name(_ node: SyntaxTree.Node, _ kind: String, in source: MigrationSource) -> NameReference? {
    if let path = source.path(of: node) {
      if spellings.contains(.rswift), path.count >= 3, path[0] == "R" { return rswiftName(path, kind) }
      if let text = nameInCatalog(path) { return .text(text) }
    }
    if let value = source.heldValue(of: node), source.path(of: value).map({ $0.count > 2 }) ?? false {
      return name(value, kind, in: source)
    }
    guard spellings.contains(.strings) else { return nil }
    return text(of: node, in: source).map(NameReference.text)
  }

  /// `R.nib.personCell`, `R.nib.personCell.name`, or the text of an identifier that is the name of a nib, too.
  private func rswiftName(_ path: [String], _ kind: String) -> NameReference? {
    let suffix = Array(path.dropFirst(3))
    guard [[], ["identifier"], ["name"]].contains(suffix) else { return nil }
    if path[1] == kind { return .rswift(path[2]) }
    // A nib of R.swift is the identifier of its cell, too, and its name a text.
    if path[1] == "nib", kind == "reuseIdentifier" {
      if suffix == ["name"] { return nibName(.rswift(path[2])).map(NameReference.text) }
      return recycled(ofNib: .rswift(path[2])).first.map { .rswift(RswiftName.of($0.identifier)) }
    }
    guard path[1] == "reuseIdentifier", suffix == ["identifier"] else { return nil }
    return recycled(.rswift(path[2])).first.map { .text($0.identifier) }
  }

  /// The identifier of `Reuse.Cells.personCell`, or the name of a nib in the catalog.
  private func nameInCatalog(_ path: [String]) -> String? {
    let constant = ["identifier", "rawValue"].contains(path.last) ? path.dropLast() : path[...]
    return catalog[constant.joined(separator: ".")]
  }

  /// Whether an expression is an identifier of the catalog.
  func isIdentifier(_ expression: String) -> Bool {
    expression.hasSuffix(".identifier") && catalog[String(expression.dropLast(".identifier".count))] != nil
  }

  /// The text of an expression for a string, or `nil` if it may have another value when the app runs.
  func text(of node: SyntaxTree.Node, in source: MigrationSource) -> String? {
    let (tree, token) = (source.tree, source.tree.first(node))
    if tree.kind(node) == .literal {
      guard tree.tokens(node).count == 1, tree.stream.bytes[tree.stream[token].start] != UInt8(ascii: "/"),
        tree.stream[token].kind == .string
      else { return nil }
      return tree.stream.value(ofString: token)
    }
    if let type = ownType(node, in: source) { return type.lastName }
    let offset = tree.bytes(node).lowerBound
    let tokens = tree.tokens(node)
    let expression = tree.stream.expression(tokens.lowerBound, before: tokens.upperBound)
    if let text = strings.constantText(of: expression, at: offset, in: source.declared) { return text }
    // `PersonCell.reuseID`, which a protocol or an extension of UIKit's class may declare.
    guard let path = source.path(of: node), path.count == 2, declarations.isClass(path[0]) else { return nil }
    return typeConstant(path[1], of: path[0]) ?? identifierOfReusable(path)
  }

  /// `PersonCell.reuseIdentifier`, which the generated file has, or else Reusable: the name of the class.
  private func identifierOfReusable(_ path: [String]) -> String? {
    guard path[1] == "reuseIdentifier", declarations.references(to: "Reusable").isEmpty else { return nil }
    if let own = recycled(ofClass: path[0]).first(where: \.conforms) { return own.identifier }
    // Protocols of the app can refine Reusable's.
    let inherited = types(of: path[0]).flatMap(declarations.references).flatMap { declarations[$0].inherited }
    let conforms = inherited.contains { ["Reusable", "NibReusable"].contains($0.name.lastName) }
    return conforms ? path[0].lastName : nil
  }

  /// The class around `String(describing: type(of: self))`, if it can't be a subclass's.
  private func ownType(_ node: SyntaxTree.Node, in source: MigrationSource) -> String? {
    guard Self.ownTypes.contains(source.tree.text(node)),
      let type = source.type(around: source.tree.bytes(node).lowerBound), declarations.isClass(type),
      !superclasses.contains(type.lastName)
    else { return nil }
    return type
  }

  private static let ownTypes: Set<String> = [
    "String(describing: type(of: self))", "String(describing: Self.self)", #""\(type(of: self))""#, #""\(Self.self)""#,
  ]

  /// The element kind that an expression states.
  func elementKind(_ node: SyntaxTree.Node, in source: MigrationSource) -> String? {
    switch source.tree.text(node) {
    case "UICollectionView.elementKindSectionHeader", "UICollectionElementKindSectionHeader":
      "UICollectionElementKindSectionHeader"
    case "UICollectionView.elementKindSectionFooter", "UICollectionElementKindSectionFooter":
      "UICollectionElementKindSectionFooter"
    default: text(of: node, in: source)
    }
  }
}

extension String {
  /// Whether two names are those of one type, with the types or the module around it or without.
  func isSameType(_ other: String) -> Bool {
    let (one, other) = (filter { $0 != "`" }, other.filter { $0 != "`" })
    return one == other || one.hasSuffix(".\(other)") || other.hasSuffix(".\(one)")
  }
}

extension RecycledAccessor {
  var isSupplementary: Bool { if case .supplementary = role { true } else { false } }
}
