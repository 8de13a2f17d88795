extension ListView {
  /// The data source that a document connects, if the list can't ask it.
  var unsupportedDataSource: UnsupportedDataSource? {
    get { list.unsupportedDataSource }
    set {
      list.unsupportedDataSource = newValue
      setNeedsReload()
    }
  }

  /// The data source was set. It replaces one of a document that the list can't ask.
  func dataSourceChanged(toAnother isAnother: Bool) {
    list.unsupportedDataSource = nil
    if isAnother { setNeedsReload() }
  }
}
