extension UIDragPreview {
  /// The picture of an address: a label with it.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }
  /// The picture of an address with a title: a label with the title.
  public convenience init(for url: URL, title: String?) {
    let label = UILabel()
    label.text = title ?? url.absoluteString
    label.sizeToFit()
    self.init(view: label)
  }
}
