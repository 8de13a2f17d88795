extension UIImageView {
  /// Begins an effect of the symbol. It isn't kept.
  @available(iOS 17, *)
  public func addSymbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  @available(iOS 17, *)
  public func removeSymbolEffect(
    ofType effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}
  @available(iOS 17, *)
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
  /// Shows another symbol. It is shown immediately.
  @available(iOS 17, *)
  public func setSymbolImage(
    _ image: UIImage,
    contentTransition: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}
