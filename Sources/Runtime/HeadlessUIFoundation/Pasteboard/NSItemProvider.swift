#if !canImport(ObjectiveC)
/// An object that offers its data in several types, for dragging and sharing. Foundation lacks it on this platform.
@preconcurrency
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that is made from data of several types. Foundation lacks it on this platform.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An item that is dragged, pasted or shared. Foundation lacks it on this platform. Handlers are called immediately.
open class NSItemProvider: NSObject, NSCopying {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  private final var stored: Any?
  private final var loaders:
    [(type: String, load: @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)] = []
  open var suggestedName: String?

  public override init() { stored = nil }
  public init(object: any NSItemProviderWriting) {
    stored = object
    super.init()
    registerObject(object, visibility: .all)
  }
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    stored = item
    super.init()
    if let typeIdentifier {
      loaders.append(
        (
          typeIdentifier,
          { completion in
            completion(nil, nil)
            return nil
          }
        )
      )
    }
  }
  public init?(contentsOf fileURL: URL!) {
    stored = fileURL
    super.init()
  }

  open var registeredTypeIdentifiers: [String] { loaders.map(\.type) }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    nonisolated(unsafe) let object = object
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      loaders.append(
        (type, { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) })
      )
    }
  }
  @preconcurrency
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { loaders.append((typeIdentifier, loadHandler)) }
  @discardableResult
  @preconcurrency
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let loader = loaders.first { $0.type == typeIdentifier }
    if let loader { _ = loader.load(completionHandler) } else { completionHandler(nil, CocoaError(.fileNoSuchFile)) }
    return Progress(totalUnitCount: 1)
  }
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    registeredTypeIdentifiers.contains { aClass.readableTypeIdentifiersForItemProvider.contains($0) }
  }
  @discardableResult
  @preconcurrency
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
    else {
      completionHandler(nil, CocoaError(.fileNoSuchFile))
      return Progress(totalUnitCount: 1)
    }
    nonisolated(unsafe) let aClass = aClass
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      let object = data.flatMap { try? aClass.object(withItemProviderData: $0, typeIdentifier: type) }
      completionHandler(object, error)
    }
  }
  @preconcurrency
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) { completionHandler?(stored as? any NSSecureCoding, nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    (copy.stored, copy.loaders, copy.suggestedName) = (stored, loaders, suggestedName)
    return copy
  }
}

/// The visibility of an item's data. Stored; has no effect here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team
  case ownProcess = 3
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.text"] }
  @preconcurrency
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let string = NSMutableString(string: String(decoding: data, as: UTF8.self))
    guard let typed = (string as NSString) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return typed
  }
}

extension NSItemProvider {
  public func canLoadObject(ofClass type: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }
  public func canLoadObject(ofClass type: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }
  @discardableResult
  @preconcurrency
  public func loadObject(
    ofClass type: String.Type,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { completionHandler(($0 as? NSString).map { $0 as String }, $1) }
  }
  @discardableResult
  @preconcurrency
  public func loadObject(
    ofClass type: URL.Type,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { completionHandler(($0 as? NSURL).map { $0 as URL }, $1) }
  }
}

extension NSURL: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let typed = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return typed
  }
}

extension NSURL: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  @preconcurrency
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
#endif

extension UIImage: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "public.image"] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let typed = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return typed
  }
}

extension UIImage: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  @preconcurrency
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }
}
