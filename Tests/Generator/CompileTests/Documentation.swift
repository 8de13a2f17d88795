import Foundation
import ReuseGenTestSupport

/// The pages of the documentation.
enum Documentation {
  static let root = Checkout.folder

  static func page(_ name: String) -> URL { root.appendingPathComponent("Documentation/\(name)") }
}
