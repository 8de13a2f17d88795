/// A reuse identifier of supplementary views, with their kind, their class and the way they are made.
///
/// Generated code declares one for each supplementary view in the manifest:
///
///     collectionView.register(.sectionHeader)
///     let header = collectionView.dequeue(.sectionHeader, for: indexPath)
///
/// Identifiers with the same string and different kinds are different.
public struct SupplementaryIdentifier<View: UICollectionReusableView>: Hashable, Sendable {
  let contents: IdentifierContents

  /// The identifier that the views are registered and dequeued under.
  public var rawValue: String { contents.identifier }
  /// The same string as `rawValue`, under the name that UIKit uses. Pass it to code that registers and dequeues views
  /// itself, such as RxCocoa's `rx.items(cellIdentifier:cellType:)`.
  public var identifier: String { contents.identifier }
  /// The kind: `UICollectionView.elementKindSectionHeader`, for example, or one that a layout defines.
  public var kind: String { contents.kind ?? "" }

  /// Creates an identifier of views that are made from their class.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - kind: The kind of the supplementary views.
  public init(_ identifier: String, kind: String) { self.init(identifier, kind, source: .viewClass) }

  /// Creates an identifier of views that are the root of a nib.
  ///
  /// The nib is opened when the identifier is used, not here.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - kind: The kind of the supplementary views.
  ///   - nibName: The name of the nib, without its extension.
  ///   - bundle: The bundle that contains the nib, or `nil` for the main bundle.
  public init(_ identifier: String, kind: String, nib nibName: String, bundle: Bundle?) {
    self.init(identifier, kind, source: .nib(name: nibName, bundle: bundle))
  }

  /// Creates an identifier for storyboard prototypes.
  ///
  /// The storyboard registers its prototypes itself, in the collection view that holds them. Registering the identifier
  /// in code stops the program.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier of the prototype.
  ///   - kind: The kind of the supplementary views.
  ///   - storyboard: The name of the storyboard, without its extension. It appears in messages only.
  public init(_ identifier: String, kind: String, prototypeIn storyboard: String) {
    self.init(identifier, kind, source: .prototype(storyboard: storyboard))
  }

  private init(_ identifier: String, _ kind: String, source: RecycledSource) {
    contents = IdentifierContents(identifier, kind: kind, source: source)
  }

  /// Returns whether two identifiers have the same `rawValue` and the same `kind`.
  ///
  /// The class needs no comparison, because it is part of the type. The way the views are made isn't compared.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another identifier of the same class.
  public static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue && left.kind == right.kind
  }

  /// Hashes `rawValue` and `kind`.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
    hasher.combine(kind)
  }
}
