import HeadlessListModel

@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The environment that the layout passes to its closures.
@MainActor
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// The margins of the collection view, which inset groups and `.layoutMargins` refer to.
  let margins: NSDirectionalEdgeInsets

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets, margins: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    container = Container(size, insets)
    traitCollection = traits
    self.margins = margins
    super.init()
  }

  /// The environment of a custom group of a size.
  func inside(_ size: LayoutSize) -> CompositionalEnvironment {
    CompositionalEnvironment(
      CGSize(width: size.width, height: size.height),
      insets: .zero,
      margins: margins,
      traitCollection
    )
  }

  private final class Container: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
      contentSize = size
      contentInsets = insets
      super.init()
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
      CGSize(
        width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
        height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom)
      )
    }
  }
}
