extension UIView {
  /// Exchanges two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (first, second) = (subviews[low], subviews[high])
    insertSubview(second, at: low)
    insertSubview(first, at: high)
  }
}
