extension UITextView {
  /// The text, whatever a subclass returns as `text`.
  package final var typedText: String { content.text }

  final var takesEdits: Bool { isEditable }
  final var isCopied: Bool { true }

  package final func mayType(_ key: String) -> Bool { mayInsert(key) }

  final func mayReplace(_ range: NSRange, with string: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  final func edit(_ range: NSRange, with string: String) {
    guard let storage else {
      content.replace(range, with: string)
      return contentChanged()
    }
    let range = content.clamped(range)
    storage.replaceCharacters(in: range, with: content.insertion(of: string, in: range))
    content.moveCaret(after: string, at: range.location)
  }

  /// Tells the delegate and posts the notification.
  final func tellOfEdit() {
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func selectRange(_ range: NSRange) {
    if content.select(range) { textDelegate?.textViewDidChangeSelection(self) }
  }

  /// Replaces the whole text.
  final func setContent(_ change: (inout EditedContent) -> Void) {
    change(&content)
    // The storage tells the view, which takes the text again.
    storage?.setAttributedString(content.withoutStyle)
    contentChanged()
  }

  /// Changes the attributes of the whole text, if it has any.
  final func restyle(_ change: (NSAttributedString) -> NSAttributedString) {
    guard content.attributed != nil else { return }
    let selection = content.selectedRange
    setContent { $0.restyle(change) }
    _ = content.select(selection)
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: The storage

  final func makeStorage() -> NSTextStorage {
    let storage = NSTextStorage(attributedString: content.withoutStyle)
    self.storage = storage
    storage.addLayoutManager(layoutManager)
    return storage
  }

  /// Shows the text of the storage that an app made.
  final func show(_ storage: NSTextStorage) {
    self.storage = storage
    content.set("")
    isStorageEdited = true
  }
}

extension UITextView: TextContainerOwner {
  package func containerChanged() {
    // An app may give the layout manager another storage.
    if let shown = textContainer.layoutManager?.textStorage, shown !== storage { show(shown) }
    isStorageEdited = storage != nil
    contentChanged()
  }
}
