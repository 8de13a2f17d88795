import Foundation
import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

/// The members of lists and containers that take an index, a section, a length, a count or an object, or return one to
/// UIKit: the table of odd arguments has a row for each.
struct OddArgumentListTests {
  /// The types whose members have rows. Those of protocols are answers.
  private static let types: Set = [
    "UITableView", "UICollectionView", "UICollectionViewLayout", "UICollectionViewFlowLayout",
    "UICollectionViewCompositionalLayout", "UICollectionViewTransitionLayout", "UICollectionViewLayoutAttributes",
    "UICollectionViewLayoutInvalidationContext", "UICollectionViewCompositionalLayoutConfiguration",
    "UICollectionLayoutListConfiguration", "NSCollectionLayoutSection", "NSCollectionLayoutGroup",
    "NSCollectionLayoutItem", "NSCollectionLayoutDimension", "NSCollectionLayoutSpacing", "NSCollectionLayoutAnchor",
    "NSCollectionLayoutGroupCustomItem", "NSCollectionLayoutBoundarySupplementaryItem", "DiffableDataSource",
    "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource", "NSDiffableDataSourceSnapshot",
    "NSDiffableDataSourceSectionSnapshot", "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource",
    "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UITableViewController",
    "UICollectionViewController", "UINavigationController", "UITabBarController", "UIPageViewController",
    "UIPageViewControllerDataSource", "UIPickerView", "UIPickerViewDataSource", "UIPickerViewDelegate",
    "UISegmentedControl", "UIPageControl", "UIStackView", "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutDimension",
    "UILayoutPriority",
  ]
  /// The types of arguments that can be odd.
  private static let odd: Set = [
    "Int", "IndexPath", "IndexSet", "CGFloat", "Float", "Double", "CGPoint", "CGSize", "CGRect", "UIEdgeInsets",
    "NSDirectionalEdgeInsets", "UIOffset", "UILayoutPriority", "SectionIdentifierType", "ItemIdentifierType",
    "UIViewController", "UIView", "UITableViewCell", "UICollectionViewCell",
  ]
  /// Members that aren't UIKit's, and those that UIKit calls, whose arguments are never odd.
  private static let others: Set = [
    "measureScrolling(by:)", "init(category:kind:indexPath:)", "apply(_:animatingDifferences:completion:)",
    "applySnapshotUsingReloadData(_:completion:)", "sizeThatFits(_:)", "willRemoveSubview(_:)",
    "shouldInvalidateLayout(forBoundsChange:)",
    "invalidationContext(forBoundsChange:)", "prepare(forAnimatedBoundsChange:)",
  ]
  /// UIKit calls these with elements that exist: the hooks of an app's own layout, and a scroll view's delegate.
  private static let hooks = [
    "initialLayout", "finalLayout", "invalidationContext", "target", "layoutAttributesForInter", "scrollView",
  ]

  @Test func eachMemberHasARow() throws {
    let wanted = try Self.members()
    let rows = try Self.rows()
    #expect(wanted.count > 200)
    let missing = wanted.subtracting(rows).sorted()
    #expect(
      missing.isEmpty,
      "no row in Tests/Runtime/HeadlessUIKitTests/OddArguments:\n\(missing.joined(separator: "\n"))"
    )
  }

  /// Members that rows name exist: the row of a renamed or deleted member is renamed or deleted with it.
  @Test func eachRowHasAMember() throws {
    let declared = Set(
      try RuntimeSource.sources(of: "HeadlessUIKit").flatMap(\.file.types).flatMap { type in
        (type.methods.map(\.name) + type.properties.map(\.name)).map { "\(type.name).\($0)" }
      }
    )
    #expect(try Self.rows().subtracting(declared).sorted() == [])
  }

  /// Suites that rows name exist.
  @Test func theSuitesOfRowsExist() throws {
    let files = try SourceFile.files(in: "Tests") { _ in "" }
    let suites = Set(files.flatMap { $0.declarations.types.map(\.name) })
    let texts = try Self.texts().flatMap { $0.matches(of: #/by: "(\w+)"/#).map { String($0.1) } }
    #expect(!texts.isEmpty && Set(texts).subtracting(suites) == [])
  }

  private static func members() throws -> Set<String> {
    var answers: Set<String> = []
    var found: Set<String> = []
    let sources = try RuntimeSource.sources(of: "HeadlessUIKit")
    let protocols = Set(sources.flatMap(\.file.types).filter { $0.kind == .protocol }.map(\.name))
    for source in sources {
      for type in source.file.types where types.contains(type.name) && type.enclosing == nil {
        let isAnswer = type.kind == .protocol
        // An extension of a protocol has the defaults of its answers.
        if !isAnswer, protocols.contains(type.name) { continue }
        for method in type.methods where isAnswer || isOpen(method.modifiers) {
          if isAnswer { answers.insert(method.name) }
          let asked = isAnswer ? [method.returnType] : method.parameters.map(\.type)
          if asked.contains(where: isOdd), method.baseName.first?.isLetter == true, !others.contains(method.name) {
            found.insert("\(type.name).\(method.name)")
          }
        }
        for property in type.properties where isOpen(property.modifiers) && !property.isConstant && !property.isComputed
        {
          let text = String(decoding: source.bytes[property.range], as: UTF8.self)
          if text.contains("(set)") || text.contains("= true") || text.contains("= false") { continue }
          if property.type.map(isOdd) ?? isNumber(property.name) { found.insert("\(type.name).\(property.name)") }
        }
      }
    }
    return found.filter { member in
      let (type, name) = (member.prefix { $0 != "." }, member.drop { $0 != "." }.dropFirst())
      // Controllers and data sources implement the answers of the protocols, whose rows hold for them.
      let isProtocol = ["DataSource", "Delegate", "DelegateFlowLayout"].contains(where: type.hasSuffix)
      if answers.contains(String(name)), !isProtocol || type.contains("Diffable") { return false }
      return isProtocol || !hooks.contains(where: name.hasPrefix)
    }
  }

  private static func isOpen(_ modifiers: Modifiers) -> Bool {
    !modifiers.isDisjoint(with: [.open, .public]) && !modifiers.contains(.override)
  }

  private static func isOdd(_ type: WrittenType?) -> Bool {
    guard let type, !type.flags.contains(.function) else { return false }
    let words = type.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return words.contains { odd.contains(String($0)) }
  }

  /// Whether a property without a written type is a length, by its name.
  private static func isNumber(_ name: String) -> Bool {
    ["Height", "Width", "Spacing", "Inset", "Insets", "Padding", "Progress"].contains(where: name.hasSuffix)
  }

  /// The members that rows name: one or several members of a type in each string, "UITableView.a(_:) b(_:)".
  private static func rows() throws -> Set<String> {
    let lists = try texts().flatMap { $0.matches(of: #/"(\w+)\.([\w(:)]+(?: [\w(:)]+)*)"/#) }
    return Set(lists.flatMap { list in list.2.split(separator: " ").map { "\(list.1).\($0)" } })
  }

  private static func texts() throws -> [String] {
    let folder = Checkout.url("Tests/Runtime/HeadlessUIKitTests/OddArguments")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted {
      $0.path < $1.path
    }
    .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
