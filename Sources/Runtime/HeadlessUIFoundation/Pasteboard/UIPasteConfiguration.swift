/// The types that a responder accepts from the pasteboard. Stored; has no effect here.
@preconcurrency
@MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  /// The types that are accepted.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration that accepts types.
  public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
  /// Creates a configuration that accepts what a class reads.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Accepts more types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  /// Accepts what a class reads, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
  /// Archives contain configurations.
  open class var supportsSecureCoding: Bool { true }
  /// Writes the types.
  open func encode(with coder: NSCoder) { coder.encodeValue(acceptableTypeIdentifiers, forKey: "types") }
  /// Reads the types of an archive.
  public required init?(coder: NSCoder) {
    acceptableTypeIdentifiers = coder.decodeValue([String].self, forKey: "types") ?? []
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }
}

/// An object that accepts what is pasted. Its methods are called by tests only.
@preconcurrency
@MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that the object accepts.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Pastes items. Optional. The default does nothing.
  func paste(itemProviders: [NSItemProvider])
  /// Whether the object pastes items. Optional. The default is `true`.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  /// Optional. The default does nothing.
  public func paste(itemProviders: [NSItemProvider]) {}
  /// Optional. The default is `true`.
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { true }
}
