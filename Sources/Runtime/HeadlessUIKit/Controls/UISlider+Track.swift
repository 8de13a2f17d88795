extension UISlider {
  /// The values at which the thumb stops. Stored; has no effect here.
  @available(iOS 26, *)
  public struct TrackConfiguration: Hashable, Sendable {
    /// A mark of the track.
    public struct Tick: Hashable, Sendable {
      /// The location, from 0 to 1.
      public var position: Float
      public var title: String?
      /// Creates a mark.
      public init(position: Float, title: String? = nil) { (self.position, self.title) = (position, title) }
    }
    /// Whether the thumb stops at marks only.
    public var allowsTickValuesOnly: Bool
    /// The value at which the track begins to be filled.
    public var neutralValue: Float
    /// The marks.
    public var ticks: [Tick]

    /// Creates a track with marks at equal distances.
    public init(allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, numberOfTicks: Int) {
      let last = Float(max(1, numberOfTicks - 1))
      let ticks = (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) }
      self.init(allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, ticks: ticks)
    }
    /// Creates a track with marks.
    public init(allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, ticks: [Tick]) {
      (self.allowsTickValuesOnly, self.neutralValue, self.ticks) = (allowsTickValuesOnly, neutralValue, ticks)
    }
  }
}
