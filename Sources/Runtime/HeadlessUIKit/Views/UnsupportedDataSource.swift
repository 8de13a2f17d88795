/// An object that a document connects as a data source although its class doesn't declare the protocol.
///
/// UIKit makes the connection, and the first call stops the app.
@MainActor
final class UnsupportedDataSource {
  private weak var object: AnyObject?
  private let message: String

  init(_ object: AnyObject, message: String) { (self.object, self.message) = (object, message) }

  /// Stops as UIKit does if a view calls the object. One that is gone isn't called.
  func stopIfPresent() { if object != nil { stop(message) } }
}

/// A view that gets its content from a data source.
@MainActor
protocol DataSourceClient: AnyObject {
  /// The first required method that the view calls, as Objective-C names it.
  static var firstRequiredMethod: String { get }
  /// The data source that a document connects, if the view can't call it.
  var unsupportedDataSource: UnsupportedDataSource? { get set }
}
