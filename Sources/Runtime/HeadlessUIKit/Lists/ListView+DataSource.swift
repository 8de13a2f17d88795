extension ListView {
  /// The data source that a document connects, if the list can't ask it.
  var misfitDataSource: MisfitDataSource? {
    get { list.misfitDataSource }
    set {
      list.misfitDataSource = newValue
      setNeedsReload()
    }
  }

  /// The data source was set. It replaces one of a document that the list can't ask.
  func dataSourceChanged(toAnother isAnother: Bool) {
    list.misfitDataSource = nil
    if isAnother { setNeedsReload() }
  }
}
