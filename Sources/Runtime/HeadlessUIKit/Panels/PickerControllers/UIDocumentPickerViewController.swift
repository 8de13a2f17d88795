#if canImport(UniformTypeIdentifiers)
public import UniformTypeIdentifiers
#endif

/// A view controller with the files of the user. It shows nothing; a test calls the delegate.
open class UIDocumentPickerViewController: UIViewController {
  package final let documentTypes: [String]
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  /// Stored; has no effect here.
  open var shouldShowFileExtensions = false
  /// Stored; has no effect here.
  open var directoryURL: URL?
  /// The files to export.
  package final let exportedURLs: [URL]

  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    (documentTypes, exportedURLs) = (allowedUTIs, [])
    super.init(nibName: nil, bundle: nil)
  }
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    (documentTypes, exportedURLs) = (contentTypes.map(\.identifier), [])
    super.init(nibName: nil, bundle: nil)
  }
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    (documentTypes, exportedURLs) = ([], urls)
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: .exportToService)
  }
  public required init?(coder: NSCoder) {
    (documentTypes, exportedURLs) = ([], [])
    super.init(coder: coder)
  }
}

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
