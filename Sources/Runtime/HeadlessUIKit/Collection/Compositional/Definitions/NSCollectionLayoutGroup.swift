import HeadlessListModel

open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Arrangement {
    case line(LayoutAxis, LayoutGroup.Repetition)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement
  /// The subitems; none in a custom group.
  open internal(set) var subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The supplementary items that are attached to the group. Their index path is that of the group's first item; UIKit
  /// doesn't document theirs.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  private static func checked(_ count: Int) -> Int {
    if count < 1 { stop("The number of items in a group must be above 0: \(count)") }
    return count
  }

  private init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    own(NSCollectionLayoutGroup(layoutSize, subitems, .line(.horizontal, .filling)))
  }

  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    own(NSCollectionLayoutGroup(layoutSize, [subitem], .line(.horizontal, .sharing(checked(count)))))
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    own(NSCollectionLayoutGroup(layoutSize, [subitem], .line(.horizontal, .times(checked(count)))))
  }

  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    own(NSCollectionLayoutGroup(layoutSize, subitems, .line(.vertical, .filling)))
  }

  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    own(NSCollectionLayoutGroup(layoutSize, [subitem], .line(.vertical, .sharing(checked(count)))))
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { own(NSCollectionLayoutGroup(layoutSize, [subitem], .line(.vertical, .times(checked(count))))) }

  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { own(NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))) }

  /// A description of the group's size and subitems. UIKit's is a drawing in characters.
  open func visualDescription() -> String {
    let size = layoutSize
    let lines = subitems.map { item in
      (item as? NSCollectionLayoutGroup)?.visualDescription() ?? "item \(item.layoutSize.dimensions)"
    }
    return (["group \(size.dimensions)"] + lines.map { "  " + $0.replacingOccurrences(of: "\n", with: "\n  ") })
      .joined(separator: "\n")
  }

  override func blueprintContent(in environment: CompositionalEnvironment) -> LayoutItem.Content {
    switch arrangement {
    case .line(let axis, let repetition):
      return .group(
        LayoutGroup(
          axis,
          subitems.map { $0.blueprint(in: environment) },
          repetition: repetition,
          spacing: interItemSpacing?.value ?? .none
        )
      )
    case .custom(let provider): return .custom { size in provider(environment.inside(size)).map(\.value) }
    }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, subitems, arrangement)
    copy.interItemSpacing = interItemSpacing
    copy.supplementaryItems = supplementaryItems
    copyProperties(to: copy)
    return copy
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  open internal(set) var frame: CGRect
  open internal(set) var zIndex: Int

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  final var value: LayoutFrame { LayoutFrame(LayoutRect(frame), zIndex: zIndex) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension LayoutRect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x),
      y: Double(rect.origin.y),
      width: Double(rect.size.width),
      height: Double(rect.size.height)
    )
  }

  var rect: CGRect { CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
}
