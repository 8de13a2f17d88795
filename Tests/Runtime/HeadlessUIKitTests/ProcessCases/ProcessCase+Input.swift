import ReuseGenTestSupport

@testable import HeadlessUIKit

extension [ProcessCase] {
  /// Impossible numbers, and odd acts within callbacks.
  static let ofInput: [ProcessCase] = [
    .stops("CALayer geometry contains NaN: [0.0 nan; 1.0 1.0]. Layer of: <UIView>") {
      _ = UIView(frame: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1))
    },
    .stops(nan, named: "bounds") { UIView().bounds.size.width = .nan },
    .stops(nan, named: "a center") { UIView().center.x = .nan },
    .stops(nan, named: "a layer") { CALayer().frame.origin.x = .nan },
    .stops(nan, named: "a content offset") { OddLists().table.contentOffset.y = .nan },
    .stops(nan, named: "a content inset") { OddLists().laid { $0.table.contentInset.top = .nan } },
    .stops(nan, named: "the header of a table") {
      OddLists().table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan))
    },
    .stops(nanInFlow, named: "the size of an item") { OddLists().laid { $0.itemSize.height = .nan } },
    .stops(nanInFlow, named: "the spacing of lines") { OddLists().laid { $0.spacing = .nan } },
    .stops(nanInFlow, named: "the inset of a section") { OddLists().laid { $0.inset.left = .nan } },
    .stops("is a part of cycle in its layer tree") {
      let layer = CALayer()
      layer.addSublayer(CALayer())
      layer.sublayers?[0].addSublayer(layer)
    },
    .stops("Can't scroll to two positions at once. Pass at most one vertical and one horizontal position") {
      let lists = OddLists()
      lists.collection.scrollToItem(at: [0, 0], at: [.top, .centeredVertically], animated: false)
      lists.laid()
    },
    .stops("The number of sections must be from 0 to 16777216: -1") { OddLists().laid { $0.sections = -1 } },
    .stops("The number of sections must be from 0 to 16777216: 9223372036854775807") {
      OddLists().laid { $0.sections = .max }
    },
    .stops("The number of items in section 0 must be from 0 to 2147483647: -1") {
      let lists = OddLists()
      lists.count = -1
      lists.collection.layoutIfNeeded()
    },
    .stops("The number of items in section 0 must be from 0 to 2147483647: 9223372036854775807") {
      let lists = OddLists()
      lists.count = .max
      lists.collection.layoutIfNeeded()
    },
    .stops("Can't insert a subview at index -1, which must not be negative") {
      UIView().insertSubview(UIView(), at: -1)
    },
    .stops("index out of bounds for arranged subview: index = -1 expected to be less than or equal to 0") {
      UIStackView().insertArrangedSubview(UIView(), at: -1)
    },
    .stops("index out of bounds for arranged subview: index = 2 expected to be less than or equal to 1") {
      UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(UIView(), at: 2)
    },
    .stops(
      "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={382, 0}, scale=1.000000, "
        + "bitmapInfo=0x2002. Use UIGraphicsImageRenderer to avoid this assert."
    ) { UIGraphicsBeginImageContext(CGSize(width: 382, height: 0)) },
    .stops("size={-6, 22.5}, scale=2.000000, bitmapInfo=0x2006. Use UIGraphicsImageRenderer") {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: -6, height: 22.5), true, 2)
    },
    .stops("A scaled font returned by UIFontMetrics should not be used to create another scaled font.") {
      _ = UIFontMetrics.default.scaledFont(for: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12)))
    },
    .stops("Do not add subviews directly to the visual effect view itself, instead add them to the -contentView.") {
      UIVisualEffectView(effect: nil).addSubview(UILabel())
    },
    .stops("must pass a valid reuse identifier to -[UITableView registerClass:forCellReuseIdentifier:]") {
      OddLists().table.register(UITableViewCell.self, forCellReuseIdentifier: "")
    },
    .stops("must pass a valid reuse identifier to -[UICollectionView registerClass:forCellWithReuseIdentifier:]") {
      OddLists().collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "")
    },
    .stops(noLayout, named: "a collection view without a layout") { _ = UICollectionView(frame: .zero) },
    .stops(noLayout, named: "a controller without a layout") { UICollectionViewController().loadViewIfNeeded() },
    .stops(descendant, named: "a subview of a descendant") {
      let (view, inner) = (UIView(), UIView())
      view.addSubview(inner)
      inner.addSubview(view)
    },
    .stops(descendant, named: "a table in its cell") {
      let lists = OddLists().laid()
      lists.table.visibleCells.first?.contentView.addSubview(lists.table)
    },
    .stops(endless, named: "loadView() that reads the view") { _ = EagerController().view },
    .stops(endless, named: "viewDidLoad() that drops the view") { _ = ForgetfulController().view },
    .stops("scrollViewDidScroll:] always scrolls further") {
      let lists = OddLists().laid()
      lists.whenScrolled = { $0.contentOffset.y += 1 }
      lists.table.contentOffset.y = 1
      lists.laid()
    },
    .stops("Invalid index path for use with UITableView or UICollectionView: {length = 1}.") {
      OddLists().table.reloadRows(at: [IndexPath(index: 0)], with: .none)
    },
    .stops("Invalid index path for use with UITableView or UICollectionView: {length = 3}.") {
      _ = OddLists().collection.cellForItem(at: IndexPath(indexes: [0, 0, 0]))
    },
  ]

  private static let nan = "CALayer geometry contains NaN: ["
  private static let noLayout = "UICollectionView must be initialized with a non-nil layout parameter"
  private static let descendant = "as a subview of its own descendant"
  private static let endless = "loads the view again while it loads it"
  private static let nanInFlow = "A size or spacing of a flow layout is NaN, and must be a number"
}

private final class EagerController: UIViewController {
  override func loadView() { _ = view }
}

private final class ForgetfulController: UIViewController {
  override func viewDidLoad() {
    view = nil
    _ = view
  }
}
