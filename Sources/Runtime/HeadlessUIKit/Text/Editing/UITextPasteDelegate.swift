/// The delegate of pasting into a text.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {}
