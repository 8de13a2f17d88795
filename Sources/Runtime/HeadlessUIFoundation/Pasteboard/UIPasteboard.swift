/// A pasteboard: what was copied, in memory. Each name has one for the whole program.
open class UIPasteboard: NSObject, @unchecked Sendable {
  // Unchecked, because UIKit's properties can be set. A lock guards the pasteboards of the program.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  open class var general: UIPasteboard { named(.general) }
  private nonisolated(unsafe) static var all: [Name: UIPasteboard] = [:]
  private static let lock = NSLock()

  private static func named(_ name: Name) -> UIPasteboard {
    lock.withLock {
      if let found = all[name] { return found }
      let new = UIPasteboard(name)
      all[name] = new
      return new
    }
  }

  open package(set) var name: Name
  open private(set) var changeCount = 0
  open var isPersistent: Bool { name == .general }

  private init(_ name: Name) {
    self.name = name
    super.init()
  }
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if !create, Self.lock.withLock({ Self.all[pasteboardName] == nil }) { return nil }
    self.init(pasteboardName)
    Self.lock.withLock { Self.all[pasteboardName] = self }
  }
  open class func withUniqueName() -> UIPasteboard { named(Name(rawValue: UUID().uuidString)) }
  open class func remove(withName pasteboardName: Name) { lock.withLock { all[pasteboardName] = nil } }

  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }
  open var numberOfItems: Int { items.count }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  open var types: [String] { items.first.map { Array($0.keys) } ?? [] }
  /// Replaces the items by texts, URLs, images and colors. Other objects are ignored.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    items = objects.compactMap { object in
      switch object {
      case let text as NSString: [ItemType.text: text as String]
      case let url as NSURL: [ItemType.url: url as URL]
      case let image as UIImage: [ItemType.image: image]
      case let color as UIColor: [ItemType.color: color]
      default: nil
      }
    }
  }
  open func contains(pasteboardTypes: [String]) -> Bool { types.contains { pasteboardTypes.contains($0) } }
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  private enum ItemType {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let image = "public.png"
    static let color = "com.apple.uikit.color"
  }
  private final func values<Value>(_ type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }
  private final func set<Value>(_ values: [Value]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

  open var string: String? {
    get { strings?.first }
    set { set(newValue.map { [$0] }, ItemType.text) }
  }
  open var strings: [String]? {
    get { values(ItemType.text) ?? urls?.map(\.absoluteString) }
    set { set(newValue, ItemType.text) }
  }
  open var url: URL? {
    get { urls?.first }
    set { set(newValue.map { [$0] }, ItemType.url) }
  }
  open var urls: [URL]? {
    get { values(ItemType.url) }
    set { set(newValue, ItemType.url) }
  }
  open var image: UIImage? {
    get { images?.first }
    set { set(newValue.map { [$0] }, ItemType.image) }
  }
  open var images: [UIImage]? {
    get { values(ItemType.image) }
    set { set(newValue, ItemType.image) }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { set(newValue.map { [$0] }, ItemType.color) }
  }
  open var colors: [UIColor]? {
    get { values(ItemType.color) }
    set { set(newValue, ItemType.color) }
  }
  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }
  open var itemProviders: [NSItemProvider] = []
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    self.itemProviders = itemProviders
  }

  public nonisolated static let changedNotification = notification("PasteboardChanged")
  public nonisolated static let removedNotification = notification("PasteboardRemoved")
  public nonisolated static var typeListString: NSArray { ["public.utf8-plain-text", "public.text"] as NSArray }
  public nonisolated static var typeListURL: NSArray { ["public.url"] as NSArray }
  public nonisolated static var typeListImage: NSArray { ["public.png", "public.jpeg"] as NSArray }
  public nonisolated static var typeListColor: NSArray { ["com.apple.uikit.color"] as NSArray }
}
