@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {}
