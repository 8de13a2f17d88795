/// A reuse identifier, with the class of its views and the way they are made.
///
/// Generated code declares one for each cell, header and footer in the manifest. `View` is the class that dequeuing
/// returns:
///
///     extension ReuseIdentifier where View == PersonCell {
///       static var personCell: Self { … }
///     }
///
///     tableView.register(.personCell)
///     let cell = tableView.dequeue(.personCell, for: indexPath)
///
/// Dequeuing a view of another class stops the program. The message names both. On Linux, the pool is
/// looked up once, when the value is created, and dequeuing hashes no string.
///
/// The identifier of a supplementary view is a `SupplementaryIdentifier`. If an identifier is computed at run time,
/// call UIKit's `dequeueReusableCell(withIdentifier:for:)` instead.
public struct ReuseIdentifier<View: UIView>: Hashable, Sendable {
  let contents: IdentifierContents

  /// The identifier that the views are registered and dequeued under.
  public var rawValue: String { contents.identifier }
  /// The same string as `rawValue`, under the name that UIKit uses. Pass it to code that registers and dequeues views
  /// itself, such as RxCocoa's `rx.items(cellIdentifier:cellType:)`.
  public var identifier: String { contents.identifier }

  /// Creates an identifier of views that are made from their class.
  ///
  ///     static let personCell = ReuseIdentifier<PersonCell>("PersonCell")
  ///
  /// - Parameter identifier: The reuse identifier.
  public init(_ identifier: String) { self.init(identifier, source: .viewClass) }

  /// Creates an identifier of views that are the root of a nib.
  ///
  /// The nib is opened when the identifier is used, not here.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - nibName: The name of the nib, without its extension.
  ///   - bundle: The bundle that contains the nib, or `nil` for the main bundle.
  public init(_ identifier: String, nib nibName: String, bundle: Bundle?) {
    self.init(identifier, source: .nib(name: nibName, bundle: bundle))
  }

  /// Creates an identifier for storyboard prototypes.
  ///
  /// The storyboard registers its prototypes itself, in the table or collection view that holds them. Registering the
  /// identifier in code stops the program.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier of the prototype.
  ///   - storyboard: The name of the storyboard, without its extension. It appears in messages only.
  public init(_ identifier: String, prototypeIn storyboard: String) {
    self.init(identifier, source: .prototype(storyboard: storyboard))
  }

  private init(_ identifier: String, source: RecycledSource) {
    contents = IdentifierContents(identifier, source: source)
  }

  /// Returns whether two identifiers have the same `rawValue`.
  ///
  /// The class needs no comparison, because it is part of the type. The way the views are made isn't compared.
  ///
  /// - Parameters:
  ///   - left: An identifier.
  ///   - right: Another identifier of the same class.
  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  /// Hashes `rawValue`.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
