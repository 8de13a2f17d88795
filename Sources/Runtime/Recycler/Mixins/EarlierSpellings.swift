// The names that Reusable 4.0.0 and its predecessors used. Each of them offers the current name in a fix-it.
// The methods are disfavored, so that code calls an app's own method with the same labels.

extension UITableView {
  /// Calls `register(cellType:)`, under an earlier name of Reusable.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "register(cellType:)")
  public func register<T: UITableViewCell>(_ cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType: cellType)
  }

  /// Calls `register(cellType:)`, under an earlier name of Reusable.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "register(cellType:)")
  public func register<T: UITableViewCell>(_ cellType: T.Type) where T: Reusable {
    register(cellType: cellType)
  }

  /// Calls `register(headerFooterViewType:)`, under an earlier name of Reusable.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "register(headerFooterViewType:)")
  public func register<T: UITableViewHeaderFooterView>(_ headerFooterViewType: T.Type)
  where T: Reusable & NibLoadable { register(headerFooterViewType: headerFooterViewType) }

  /// Calls `register(headerFooterViewType:)`, under an earlier name of Reusable.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "register(headerFooterViewType:)")
  public func register<T: UITableViewHeaderFooterView>(_ headerFooterViewType: T.Type) where T: Reusable {
    register(headerFooterViewType: headerFooterViewType)
  }

  /// Calls `dequeueReusableCell(for:cellType:)`, under an earlier name of Reusable.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "dequeueReusableCell(for:cellType:)")
  public func dequeueReusableCell<T: UITableViewCell>(indexPath: IndexPath, cellType: T.Type = T.self) -> T
  where T: Reusable { dequeueReusableCell(for: indexPath, cellType: cellType) }
}

extension UICollectionView {
  /// Calls `register(cellType:)`, under an earlier name of Reusable.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "register(cellType:)")
  public func register<T: UICollectionViewCell>(_ cellType: T.Type) where T: Reusable & NibLoadable {
    register(cellType: cellType)
  }

  /// Calls `register(cellType:)`, under an earlier name of Reusable.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "register(cellType:)")
  public func register<T: UICollectionViewCell>(_ cellType: T.Type) where T: Reusable {
    register(cellType: cellType)
  }

  /// Calls `dequeueReusableCell(for:cellType:)`, under an earlier name of Reusable.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "dequeueReusableCell(for:cellType:)")
  public func dequeueReusableCell<T: UICollectionViewCell>(indexPath: IndexPath, cellType: T.Type = T.self) -> T
  where T: Reusable { dequeueReusableCell(for: indexPath, cellType: cellType) }
}

// A class that declares only `static let storyboard` conforms, and a warning tells its author the new name. If a class
// declares neither, the compiler reports that `sceneStoryboard` is missing, as usual.

extension StoryboardSceneBased where EarlierStoryboard == UIStoryboard {
  /// The storyboard that the class declares as `storyboard`, the name in Reusable 4.0.0.
  @available(*, deprecated, message: "rename 'storyboard' to 'sceneStoryboard'")
  public static var sceneStoryboard: UIStoryboard { storyboard }
}

extension StoryboardSceneBased where EarlierStoryboard == Never {
  /// A stand-in for the earlier name of `sceneStoryboard`, in classes that don't declare it.
  ///
  /// Don't use this property. It exists so that these classes meet the requirement of the protocol. Reading it stops
  /// the program with "'…' has no type property 'storyboard'. Its storyboard is called 'sceneStoryboard'".
  public static var storyboard: Never {
    stop("'\(self)' has no type property 'storyboard'. Its storyboard is called 'sceneStoryboard'")
  }
}
