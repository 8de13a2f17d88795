/// The types that a responder accepts from the pasteboard. Stored; has no effect here.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  open var acceptableTypeIdentifiers: [String]

  public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { coder.encodeValue(acceptableTypeIdentifiers, forKey: "types") }
  public required init?(coder: NSCoder) {
    acceptableTypeIdentifiers = coder.decodeValue([String].self, forKey: "types") ?? []
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }
}

/// An object that accepts what is pasted. Its methods are called by tests only.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Pastes items. Optional. The default does nothing.
  func paste(itemProviders: [NSItemProvider])
  /// Whether the object pastes items. Optional. The default is `true`.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  public func paste(itemProviders: [NSItemProvider]) {}
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { true }
}
