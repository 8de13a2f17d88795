/// An effect of a symbol. Stored; has no effect here.
@available(iOS 17, *)
public struct SymbolEffect: Hashable, Sendable {
  private var name: String
  private func with(_ part: String) -> SymbolEffect { SymbolEffect(name: "\(name).\(part)") }

  /// The symbol jumps.
  public static let bounce = SymbolEffect(name: "bounce")
  /// The symbol fades and returns.
  public static let pulse = SymbolEffect(name: "pulse")
  /// The layers of the symbol become visible in turn.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// The symbol grows or shrinks.
  public static let scale = SymbolEffect(name: "scale")
  public static let appear = SymbolEffect(name: "appear")
  public static let disappear = SymbolEffect(name: "disappear")
  /// The symbol replaces another one.
  public static let replace = SymbolEffect(name: "replace")
  /// The symbol is chosen without an effect.
  public static let automatic = SymbolEffect(name: "automatic")
  /// The symbol moves back and forth.
  public static let wiggle = SymbolEffect(name: "wiggle")
  /// The symbol turns.
  public static let rotate = SymbolEffect(name: "rotate")
  /// The symbol grows and shrinks gently.
  public static let breathe = SymbolEffect(name: "breathe")

  /// Upward.
  public var up: SymbolEffect { with("up") }
  /// Downward.
  public var down: SymbolEffect { with("down") }
  /// Down, then up.
  public var downUp: SymbolEffect { with("downUp") }
  /// Up, then up.
  public var upUp: SymbolEffect { with("upUp") }
  /// One off, then the other.
  public var offUp: SymbolEffect { with("offUp") }
  public var byLayer: SymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: SymbolEffect { with("wholeSymbol") }
  /// One layer after the other.
  public var iterative: SymbolEffect { with("iterative") }
  /// One layer in addition to the others.
  public var cumulative: SymbolEffect { with("cumulative") }
  /// Forth and back.
  public var reversing: SymbolEffect { with("reversing") }
}

/// The options of a symbol's effect. Stored; has no effect here.
@available(iOS 17, *)
public struct SymbolEffectOptions: Hashable, Sendable {
  private var name: String

  public static let `default` = SymbolEffectOptions(name: "default")
  /// Without an end.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "repeat \(count.map(String.init) ?? "")")
  }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(name: "speed \(speed)") }
  /// Faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(name: "\(name) speed \(speed)") }
}
