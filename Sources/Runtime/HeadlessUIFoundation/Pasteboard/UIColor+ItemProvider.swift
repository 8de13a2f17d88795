extension UIColor: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return color
  }
}

extension UIColor: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(try? NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
    return nil
  }
}
