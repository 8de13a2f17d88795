extension UIViewController {
  /// Performs a segue of the controller's scene: makes the destination, asks `prepare(for:sender:)`, then shows it.
  /// Stops with UIKit's message where the scene has no segue with the identifier.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let destination = sceneID.flatMap({ storyboard?.destination(ofSegue: identifier, from: $0) }) else {
      stop("Receiver (\(description)) has no segue with identifier '\(identifier)'")
    }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
