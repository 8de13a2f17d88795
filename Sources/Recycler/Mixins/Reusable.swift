/// A view that is reused under an identifier: a cell, a header or footer, a supplementary view.
///
/// Conforming is all there is to do; the identifier is the class's name unless the class says otherwise.
@preconcurrency
@MainActor
public protocol Reusable: AnyObject {
  /// The identifier to register and dequeue with.
  static var reuseIdentifier: String { get }
}

/// A reusable view that is designed in a nib of its own.
public typealias NibReusable = Reusable & NibLoadable

extension Reusable {
  /// The class's name.
  public static var reuseIdentifier: String { String(describing: self) }
}
