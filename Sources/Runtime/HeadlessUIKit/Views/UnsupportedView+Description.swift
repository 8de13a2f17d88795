import ReuseGenXML

extension UnsupportedView {
  static let unsupportedViewClass = UIKitClass(
    UnsupportedView.self,
    replacing: IBObjectType.ofOthers.filter { $0.value.category == .view }.keys.sorted(),
    drawing: .content { $1.box(titled: $0.kind, in: $2) }
  ) { reader in
    reader.set(reader.element.name) { $0.kind = $1 }
  }
}
