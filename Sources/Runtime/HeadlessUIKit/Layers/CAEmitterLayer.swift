/// A layer of particles. Stored; has no effect here.
open class CAEmitterLayer: CALayer {
  /// Stored; has no effect here.
  open var emitterCells: [CAEmitterCell]?
  /// Stored; has no effect here.
  open var emitterPosition = CGPoint.zero
  /// Stored; has no effect here.
  open var emitterSize = CGSize.zero
  /// Stored; has no effect here.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var velocity: Float = 1
  open var scale: Float = 1
}

/// The source of particles. Stored; has no effect here.
open class CAEmitterCell: TimedObject, NSSecureCoding {
  public override init() { super.init() }
  open var contents: Any?
  open var name: String?
  open var isEnabled = true
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var color: CGColor?
  open var alphaRange: Float = 0
  open var alphaSpeed: Float = 0

  private static var numbers: [ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] {
    [
      \.velocity, \.velocityRange, \.xAcceleration, \.yAcceleration, \.emissionLongitude, \.emissionLatitude,
      \.emissionRange, \.scale, \.scaleRange, \.scaleSpeed, \.spin, \.spinRange,
    ]
  }
  public class var supportsSecureCoding: Bool { true }
  /// Writes the name and the numbers. Contents and colors aren't archived.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(name, forKey: "name")
    coder.encodeValue(isEnabled, forKey: "isEnabled")
    coder.encodeValue([birthRate, lifetime, lifetimeRange, alphaRange, alphaSpeed], forKey: "rates")
    coder.encodeValue(Self.numbers.map { self[keyPath: $0] }, forKey: "numbers")
  }
  public required init?(coder: NSCoder) {
    super.init()
    name = coder.decodeValue(String?.self, forKey: "name") ?? nil
    isEnabled = coder.decodeValue(Bool.self, forKey: "isEnabled") ?? true
    if let rates = coder.decodeValue([Float].self, forKey: "rates"), rates.count == 5 {
      (birthRate, lifetime, lifetimeRange, alphaRange, alphaSpeed) = (rates[0], rates[1], rates[2], rates[3], rates[4])
    }
    for (path, number) in zip(Self.numbers, coder.decodeValue([CGFloat].self, forKey: "numbers") ?? []) {
      self[keyPath: path] = number
    }
  }
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = Self(rawValue: "point")
  public static let line = Self(rawValue: "line")
  public static let rectangle = Self(rawValue: "rectangle")
  public static let circle = Self(rawValue: "circle")
}
