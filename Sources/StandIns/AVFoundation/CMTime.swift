// The times of Core Media, which AVFoundation exports.
@_exported public import HeadlessUIKit

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A number of seconds as a fraction.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale

  public init(value: CMTimeValue, timescale: CMTimeScale) { (self.value, self.timescale) = (value, timescale) }

  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let product = seconds * Double(preferredTimescale)
    value = product.isFinite ? CMTimeValue(product.rounded()) : 0
    timescale = product.isFinite ? preferredTimescale : 0
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(value: 0, timescale: 0)

  public var isValid: Bool { timescale > 0 }
  /// Not a number for a time that isn't valid.
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// The largest rectangle with a shape inside another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return CGRect(origin: boundingRect.origin, size: .zero) }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2,
    y: boundingRect.midY - size.height / 2,
    width: size.width,
    height: size.height
  )
}
