/// A reuse identifier together with the class of its views and the way they are made.
///
/// On the headless side its pool is looked up once, when the identifier is made; dequeuing hashes no string.
///
///     extension ReuseIdentifier where View == PersonCell {
///       static var personCell: Self { … }
///     }
///     let cell = tableView.dequeue(.personCell, for: indexPath)
public struct ReuseIdentifier<View: UIView>: Hashable, Sendable {
  /// The identifier.
  public let rawValue: String
  let source: ViewSource
  #if !(os(iOS) || os(tvOS) || os(visionOS))
  /// The table's pool.
  package let key: ReuseKey
  /// The collection view's pool for cells, which goes by kind, too.
  package let itemKey: ReuseKey
  #endif

  /// Views that are made from their class.
  public init(_ identifier: String) { self.init(identifier, source: .viewClass) }

  /// Views that are the root of a nib; `nil` stands for the main bundle.
  public init(_ identifier: String, nib nibName: String, bundle: Bundle?) {
    self.init(identifier, source: .nib(name: nibName, bundle: bundle))
  }

  /// Prototypes of a storyboard, which registers them itself.
  public init(_ identifier: String, prototypeIn storyboard: String) {
    self.init(identifier, source: .prototype(storyboard: storyboard))
  }

  private init(_ identifier: String, source: ViewSource) {
    rawValue = identifier
    self.source = source
    #if !(os(iOS) || os(tvOS) || os(visionOS))
    key = ReuseKey(identifier)
    itemKey = ReuseKey(identifier, kind: UICollectionView.elementKindCell)
    #endif
  }

  /// Identifiers of one class are equal when their strings are.
  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  /// Feeds the string.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// How the views of an identifier are made.
enum ViewSource: Sendable {
  case viewClass
  case nib(name: String, bundle: Bundle?)
  case prototype(storyboard: String)
}
