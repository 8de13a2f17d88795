import ReuseGenPorting

extension PortExample {
  static let addedImports = [
    PortExample(
      "a file that names a UIKit type",
      "import Foundation\nlet a: UIColor? = nil",
      "import Foundation\nlet a: UIColor? = nil"
    )
  ]
}
