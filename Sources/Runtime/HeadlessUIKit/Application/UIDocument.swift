/// A document in a file. It is read and written immediately, and handlers are called in order.
@preconcurrency @MainActor
open class UIDocument: NSObject, UIUserActivityRestoring {
  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
  }
  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let closed = State(rawValue: 1 << 0)
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  open private(set) var fileURL: URL
  open private(set) var documentState = State.closed
  open private(set) var hasUnsavedChanges = false
  open var fileModificationDate: Date?
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { fileURL.pathExtension }
  open var savingFileType: String? { fileType }

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// The attributes of the file: none unless overridden.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }
  /// Adds the document's address to an activity.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: ["NSUserActivityDocumentURLKey": fileURL])
  }
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try load(fromContents: try Data(contentsOf: fileURL), ofType: fileType)
      documentState = .normal
      completionHandler?(true)
    } catch {
      handleError(error, userInteractionPermitted: false)
      completionHandler?(false)
    }
  }
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      documentState = .closed
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting) { saved in
      self.documentState = .closed
      completionHandler?(saved)
    }
  }
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    do {
      guard let data = try contents(forType: fileType ?? "") as? Data else { throw CocoaError(.fileWriteUnknown) }
      try data.write(to: url)
      let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
      if !attributes.isEmpty {
        let pairs = attributes.compactMap { key, value in
          (key as? FileAttributeKey ?? (key as? String).map(FileAttributeKey.init(rawValue:))).map { ($0, value) }
        }
        try FileManager.default.setAttributes(Dictionary(pairs) { $1 }, ofItemAtPath: url.path)
      }
      (fileURL, hasUnsavedChanges) = (url, false)
      if documentState == .closed { documentState = .normal }
      completionHandler?(true)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: false)
      completionHandler?(false)
    }
  }
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    if hasUnsavedChanges {
      save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    } else {
      completionHandler?(true)
    }
  }
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

  public nonisolated static let stateChangedNotification = notification("DocumentStateChanged")
  /// Restores the state of an activity. Does nothing unless overridden.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}
