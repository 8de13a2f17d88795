import ReuseGenCore
import ReuseGenPorting

extension PortExample {
  /// Symbols of images and colors of asset catalogs.
  static let assets = [
    PortExample(
      "symbols that the sources or UIKit declare",
      diff: """
        -extension UIColor { static let brand = UIColor.red, tint = ColorResource.red }
        +extension UIColor { static let brand = UIColor.red, tint = ColorResource.red }; \
        extension ColorResource { static var `red`: ColorResource { ColorResource(name: "red", bundle: .ofApp()) } }
        """,
      options: options("A.xcassets/red.colorset/Contents.json", "A.xcassets/tint.colorset/Contents.json")
    ),
    PortExample(
      "a type with the name of UIKit's",
      "struct ImageResource {}\nlet a = UIImage.moon",
      """
      struct ImageResource {}; \
      extension UIKit.ImageResource { static var `moon`: UIKit.ImageResource { UIKit.ImageResource(name: "moon", bundle: .ofApp()) } }; \
      extension UIImage { static var `moon`: UIImage { UIImage(resource: .`moon`) } }
      let a = UIImage.moon
      """,
      options: options("A.xcassets/moon.imageset/a.png")
    ),
    PortExample(
      "folders that are a part of the names",
      "enum A {}\nlet a = UIImage(resource: .Icons.star), b = [UIImage.Icons.moon]",
      """
      enum A {}; extension ImageResource { enum Icons {} }; \
      extension ImageResource.Icons { static var `moon`: ImageResource { ImageResource(name: "Icons/moon", bundle: .ofApp()) } }; \
      extension UIImage { enum Icons {} }; \
      extension UIImage.Icons { static var `moon`: UIImage { UIImage(resource: .Icons.`moon`) } }; \
      extension ImageResource.Icons { static var `star`: ImageResource { ImageResource(name: "Icons/star", bundle: .ofApp()) } }; \
      extension UIImage.Icons { static var `star`: UIImage { UIImage(resource: .Icons.`star`) } }
      let a = UIImage(resource: .Icons.star), b = [UIImage.Icons.moon]
      """,
      options: options("A.xcassets/Icons/moon.imageset/a.png", "A.xcassets/Icons/star.imageset/a.png")
    ),
  ]

  private static func options(_ paths: String...) -> PortOptions {
    var assets = AssetNames()
    for path in paths { assets.add(path, namespaces: ["A.xcassets/Icons"]) }
    return PortOptions(assets: assets)
  }
}
