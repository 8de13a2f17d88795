import ReuseGenXML

extension UIActivityIndicatorView {
  static let activityIndicatorViewClass = UIKitClass(
    UIActivityIndicatorView.self,
    elements: ["activityIndicatorView"],
    drawing: .content { $1.spinner(in: $2, color: $0.color ?? .systemGray) },
    accessibility: StandardAccessibility(
      isElement: true,
      kind: .updatesFrequently,
      label: { $0.isAnimating ? "In progress" : "Progress halted" }
    )
  ) { reader in
    reader.choice(
      "style",
      ["whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large]
    ) { $0.style = $1 }
    reader.color("color") { $0.color = $1 }
    // Interface Builder omits the attribute when it is "NO".
    let hides = reader.element["hidesWhenStopped"] == "YES"
    reader.set(hides) { $0.hidesWhenStopped = $1 }
    let isAnimating = reader.element["animating"] == "YES"
    reader.set(isAnimating ? true : nil) { view, _ in view.startAnimating() }
    // An attribute of the document overrides what animating implies.
    reader.flag("hidden") { $0.isHidden = $1 }
  } audited: { view, properties in
    properties.add("isAnimating", view.isAnimating)
    properties.add("color", view.color)
  }
}
