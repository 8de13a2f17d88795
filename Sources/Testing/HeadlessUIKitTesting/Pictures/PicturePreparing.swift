/// A view or a view controller that has sample content in its picture.
///
/// The tests that `reusegen generate --template picture-tests` writes draw classes as they are loaded, so a label shows
/// the text of its document. Conform to this protocol in a test target to show what the app shows:
///
///     extension PersonCell: PicturePreparing {
///       public func prepareForPicture() { textLabel?.text = "Ada Lovelace" }
///     }
@MainActor
public protocol PicturePreparing {
  /// Shows sample content. Called before layout; for a view controller, before its view is loaded.
  func prepareForPicture()
}
