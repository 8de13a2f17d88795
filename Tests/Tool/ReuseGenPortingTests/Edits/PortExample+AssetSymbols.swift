import ReuseGenCore
import ReuseGenPorting

extension PortExample {
  static let assetSymbols = [
    PortExample(
      "symbols that the sources use",
      diff: """
        -class A: UIView { class B {} }
        -let a: UIColor = .brand, b = UIImage.icClose, c = UIColor(resource: .brand), d = UIImage(resource: .star)
        +class A: UIView { class B {} }; \
        extension ImageResource { static var `icClose`: ImageResource { ImageResource(name: "ic-close", bundle: .ofApp()) } }; \
        extension UIImage { static var `icClose`: UIImage { UIImage(resource: .`icClose`) } }; \
        extension ColorResource { static var `brand`: ColorResource { ColorResource(name: "BrandColor", bundle: .ofApp()) } }; \
        extension UIColor { static var `brand`: UIColor { UIColor(resource: .`brand`) } }
        +let a: UIColor = .brand, b = UIImage.icClose, c = UIColor(resource: .brand), d = UIImage(resource: "star")
        """,
      options: exampleOptions
    )
  ]

  private static var exampleOptions: PortOptions {
    var assets = AssetNames()
    for path in ["App/A.xcassets/ic-close.imageset/a.png", "A.xcassets/BrandColor.colorset/Contents.json"] {
      assets.add(path, namespaces: [])
    }
    return PortOptions(assets: assets)
  }
}
