import ReuseGenPorting

extension PortExample {
  static let literals = [
    PortExample("a key path", "let a = #keyPath(A.b.c)", "let a = \"b.c\""),
    PortExample(
      "a color",
      "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "let c = UIColor(red: 1, green: 0, blue: 0, alpha: 1)"
    ),
    PortExample("an image", "let i = #imageLiteral(resourceName: \"a\")", "let i = UIImage(named: \"a\")!"),
    PortExample(
      "literals that are converted to their types",
      "let c = UIColor( #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) ), i = UIImage(#imageLiteral(resourceName: \"a\"))",
      "let c = ( UIColor(red: 1, green: 0, blue: 0, alpha: 1) ), i = (UIImage(named: \"a\")!)"
    ),
    PortExample(
      "symbols of assets",
      "let a = UIImage(resource: .icClose), b = UIColor(resource: .brand), c = UIImage(resource: name)",
      "let a = UIImage(resource: \"icClose\"), b = UIColor(resource: \"brand\"), c = UIImage(resource: name)"
    ),
  ]
}
