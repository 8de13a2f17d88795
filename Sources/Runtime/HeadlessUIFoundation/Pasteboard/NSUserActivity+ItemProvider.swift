#if !canImport(ObjectiveC)
extension NSUserActivity: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.useractivity"] }
  /// An activity of the type and with the title that were written.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let texts = try PropertyListDecoder().decode([String].self, from: data)
    guard let type = texts.first, let activity = NSUserActivity(activityType: type) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    activity.title = texts.dropFirst().first
    return activity
  }
}

extension NSUserActivity: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.useractivity"] }
  /// Writes the type and the title.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(try? PropertyListEncoder().encode([activityType, title].compactMap { $0 }), nil)
    return nil
  }
}
#endif
