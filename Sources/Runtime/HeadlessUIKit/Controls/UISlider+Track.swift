extension UISlider {
  /// The values at which the thumb stops. Stored; has no effect here.
  @available(iOS 26, *)
  public struct TrackConfiguration: Hashable, Sendable {
    public struct Tick: Hashable, Sendable {
      public var position: Float
      public var title: String?
      public init(position: Float, title: String? = nil) { (self.position, self.title) = (position, title) }
    }
    /// Whether the thumb stops at marks only.
    public var allowsTickValuesOnly: Bool
    public var neutralValue: Float
    public var ticks: [Tick]

    public init(allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, numberOfTicks: Int) {
      let last = Float(max(1, numberOfTicks - 1))
      let ticks = (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) }
      self.init(allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, ticks: ticks)
    }
    public init(allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, ticks: [Tick]) {
      (self.allowsTickValuesOnly, self.neutralValue, self.ticks) = (allowsTickValuesOnly, neutralValue, ticks)
    }
  }
}
