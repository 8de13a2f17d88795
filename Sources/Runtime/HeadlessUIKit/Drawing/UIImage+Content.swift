extension UIImage {
  /// Whether pictures can show the content: a file of a type that browsers show, or a recorded drawing.
  package var hasVisibleContent: Bool {
    switch content {
    case .file(let url, _): webType(of: url.pathExtension) != nil
    case .data(let data): data.starts(with: [0x89, 0x50]) || data.starts(with: [0xFF, 0xD8])
    case .drawn: recordedDrawing != nil
    case .none, .name, .symbol, .frames: false
    }
  }

  /// The file of the current traits' style.
  package var currentFile: URL? {
    guard case .file(let light, let dark) = content else { return nil }
    return UITraitCollection.current.userInterfaceStyle == .dark ? dark ?? light : light
  }

  /// The content as a file with its type: "image/png"; `nil` if it is none that browsers show.
  package var webContent: (type: String, data: Data)? {
    switch content {
    case .file:
      guard let url = currentFile, let type = webType(of: url.pathExtension), let data = try? Data(contentsOf: url)
      else { return nil }
      return (type, data)
    case .data(let data): return (data.starts(with: [0x89, 0x50]) ? "image/png" : "image/jpeg", data)
    default: return nil
    }
  }

  private func webType(of suffix: String) -> String? {
    switch suffix.lowercased() {
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "svg": "image/svg+xml"
    default: nil
    }
  }

  #if !canImport(CoreGraphics)
  /// The drawing of a context.
  package var recordedDrawing: RecordedDrawing? { if case .drawn(let image) = content { image.drawing } else { nil } }
  #else
  private var recordedDrawing: Any? { nil }
  #endif
}
