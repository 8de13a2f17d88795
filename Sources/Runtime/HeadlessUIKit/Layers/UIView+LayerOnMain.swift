extension UIView {
  /// The layer, for layers, which only the main thread accesses.
  nonisolated var layerOnMain: CALayer {
    nonisolated(unsafe) var found: CALayer?
    MainActor.assumeIsolated { found = layer }
    return found ?? CALayer()
  }
}
