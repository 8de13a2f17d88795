/// The reuse identifier of a collection view's header, footer or other supplementary view, with its kind, its class and
/// the way it is made.
public struct SupplementaryIdentifier<View: UICollectionReusableView>: Hashable, Sendable {
  /// The identifier.
  public let rawValue: String
  /// The kind: `UICollectionView.elementKindSectionHeader`, or one that a layout defines.
  public let kind: String
  let source: ViewSource
  #if !(os(iOS) || os(tvOS) || os(visionOS))
  /// The pool.
  package let key: ReuseKey
  #endif

  /// Views that are made from their class.
  public init(_ identifier: String, kind: String) { self.init(identifier, kind, source: .viewClass) }

  /// Views that are the root of a nib; `nil` stands for the main bundle.
  public init(_ identifier: String, kind: String, nib nibName: String, bundle: Bundle?) {
    self.init(identifier, kind, source: .nib(name: nibName, bundle: bundle))
  }

  /// Prototypes of a storyboard, which registers them itself.
  public init(_ identifier: String, kind: String, prototypeIn storyboard: String) {
    self.init(identifier, kind, source: .prototype(storyboard: storyboard))
  }

  private init(_ identifier: String, _ kind: String, source: ViewSource) {
    rawValue = identifier
    self.kind = kind
    self.source = source
    #if !(os(iOS) || os(tvOS) || os(visionOS))
    key = ReuseKey(identifier, kind: kind)
    #endif
  }

  /// Identifiers of one class are equal when their strings and kinds are.
  public static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue && left.kind == right.kind
  }

  /// Feeds the string and the kind.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
    hasher.combine(kind)
  }
}
