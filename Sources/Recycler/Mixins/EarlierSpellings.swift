// What Reusable 4.0.0 and its forerunners called the same things. Each says in a fix-it how it is called now.

extension UITableView {
  /// Reusable 4.0.0's spelling of `register(cellType:)`.
  @available(*, deprecated, renamed: "register(cellType:)")
  public func register<T: UITableViewCell>(_ cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType: cellType)
  }

  /// Reusable 4.0.0's spelling of `register(cellType:)`.
  @available(*, deprecated, renamed: "register(cellType:)")
  public func register<T: UITableViewCell>(_ cellType: T.Type) where T: Reusable {
    register(cellType: cellType)
  }

  /// Reusable 4.0.0's spelling of `register(headerFooterViewType:)`.
  @available(*, deprecated, renamed: "register(headerFooterViewType:)")
  public func register<T: UITableViewHeaderFooterView>(_ headerFooterViewType: T.Type)
  where T: Reusable & NibLoadable {
    register(headerFooterViewType: headerFooterViewType)
  }

  /// Reusable 4.0.0's spelling of `register(headerFooterViewType:)`.
  @available(*, deprecated, renamed: "register(headerFooterViewType:)")
  public func register<T: UITableViewHeaderFooterView>(_ headerFooterViewType: T.Type) where T: Reusable {
    register(headerFooterViewType: headerFooterViewType)
  }

  /// Reusable 4.0.0's spelling of `dequeueReusableCell(for:cellType:)`.
  @available(*, deprecated, renamed: "dequeueReusableCell(for:cellType:)")
  public func dequeueReusableCell<T: UITableViewCell>(indexPath: IndexPath, cellType: T.Type = T.self) -> T
  where T: Reusable {
    dequeueReusableCell(for: indexPath, cellType: cellType)
  }
}

extension UICollectionView {
  /// Reusable 4.0.0's spelling of `register(cellType:)`.
  @available(*, deprecated, renamed: "register(cellType:)")
  public func register<T: UICollectionViewCell>(_ cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType: cellType)
  }

  /// Reusable 4.0.0's spelling of `register(cellType:)`.
  @available(*, deprecated, renamed: "register(cellType:)")
  public func register<T: UICollectionViewCell>(_ cellType: T.Type) where T: Reusable {
    register(cellType: cellType)
  }

  /// Reusable 4.0.0's spelling of `dequeueReusableCell(for:cellType:)`.
  @available(*, deprecated, renamed: "dequeueReusableCell(for:cellType:)")
  public func dequeueReusableCell<T: UICollectionViewCell>(indexPath: IndexPath, cellType: T.Type = T.self) -> T
  where T: Reusable {
    dequeueReusableCell(for: indexPath, cellType: cellType)
  }
}

// A class that says `static let storyboard` and nothing else conforms, and is told the new name. One that says neither
// still is told by the compiler that `sceneStoryboard` is missing.

extension StoryboardSceneBased where EarlierStoryboard == UIStoryboard {
  /// What the class calls `storyboard`.
  @available(*, deprecated, message: "rename 'storyboard' to 'sceneStoryboard'")
  public static var sceneStoryboard: UIStoryboard { storyboard }
}

extension StoryboardSceneBased where EarlierStoryboard == Never {
  /// Stands for a name that the class does not use.
  public static var storyboard: Never {
    stop("'\(self)' has no type property 'storyboard'. Its storyboard is called 'sceneStoryboard'")
  }
}
