import ARKit
import UIKit

/// Finds places in the world around a person.
class PlaceScanner: NSObject, ARSessionDelegate {
  private let session = ARSession()
  var isRunning = false

  func start(from screen: UIViewController) {
    session.delegate = self
    isRunning = true
  }
}
