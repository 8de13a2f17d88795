/// An effect of a symbol. Stored; has no effect here.
@available(iOS 17, *)
public struct SymbolEffect: Hashable, Sendable {
  private var name: String
  private func with(_ part: String) -> SymbolEffect { SymbolEffect(name: "\(name).\(part)") }

  public static let bounce = SymbolEffect(name: "bounce")
  public static let pulse = SymbolEffect(name: "pulse")
  public static let variableColor = SymbolEffect(name: "variableColor")
  public static let scale = SymbolEffect(name: "scale")
  public static let appear = SymbolEffect(name: "appear")
  public static let disappear = SymbolEffect(name: "disappear")
  public static let replace = SymbolEffect(name: "replace")
  public static let automatic = SymbolEffect(name: "automatic")
  public static let wiggle = SymbolEffect(name: "wiggle")
  public static let rotate = SymbolEffect(name: "rotate")
  public static let breathe = SymbolEffect(name: "breathe")

  public var up: SymbolEffect { with("up") }
  public var down: SymbolEffect { with("down") }
  public var downUp: SymbolEffect { with("downUp") }
  public var upUp: SymbolEffect { with("upUp") }
  public var offUp: SymbolEffect { with("offUp") }
  public var byLayer: SymbolEffect { with("byLayer") }
  public var wholeSymbol: SymbolEffect { with("wholeSymbol") }
  public var iterative: SymbolEffect { with("iterative") }
  public var cumulative: SymbolEffect { with("cumulative") }
  public var reversing: SymbolEffect { with("reversing") }
}

/// The options of a symbol's effect. Stored; has no effect here.
@available(iOS 17, *)
public struct SymbolEffectOptions: Hashable, Sendable {
  private var name: String

  public static let `default` = SymbolEffectOptions(name: "default")
  public static let repeating = SymbolEffectOptions(name: "repeating")
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "repeat \(count.map(String.init) ?? "")")
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(name: "speed \(speed)") }
  public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(name: "\(name) speed \(speed)") }
}
