extension ListView {
  /// The data source that a document connects, if the list can't call it.
  var unsupportedDataSource: UnsupportedDataSource? {
    get { list.unsupportedDataSource }
    set {
      list.unsupportedDataSource = newValue
      setNeedsReload()
    }
  }

  /// The data source was set. It replaces one of a document that the list can't call.
  func dataSourceChanged(toAnother isAnother: Bool) {
    list.unsupportedDataSource = nil
    if isAnother { setNeedsReload() }
  }
}
