/// Elements of a menu that are made when the menu opens. A test calls `elements`.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }
  /// Reads an element of an archive. It has no elements.
  public required init?(coder: NSCoder) {
    provider = { $0([]) }
    super.init(coder: coder)
  }

  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self { own(UIDeferredMenuElement(elementProvider)) }

  /// The elements, if the provider makes them immediately.
  package final var elements: [UIMenuElement] {
    var made: [UIMenuElement] = []
    provider { made = $0 }
    return made
  }
}
