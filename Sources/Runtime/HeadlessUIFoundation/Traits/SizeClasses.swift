/// The size classes that Apple documents for the sizes of its devices' screens and windows.
package enum SizeClasses {
  /// The traits of a window of a size.
  package static func values(for size: CGSize, idiom: UIUserInterfaceIdiom) -> TraitValues {
    if size.width <= 0 || size.height <= 0 { return TraitValues() }
    let isPad = idiom == .pad || min(size.width, size.height) >= 744
    return TraitValues(
      horizontalSizeClass: horizontal(size, isPad: isPad),
      verticalSizeClass: !isPad && size.height < 480 ? .compact : .regular,
      userInterfaceIdiom: isPad ? .pad : idiom
    )
  }

  private static func horizontal(_ size: CGSize, isPad: Bool) -> UIUserInterfaceSizeClass {
    // Windows beside others on a tablet are compact up to a width of 639 points.
    if isPad || size.height >= 480 { return size.width >= 678 ? .regular : .compact }
    // Phones held sideways: the large ones are regular, and the others compact.
    return largePhones.contains(size.width) ? .regular : .compact
  }

  /// The longer sides of the screens of Plus and Max phones, and of XR and 11.
  private static let largePhones: Set<CGFloat> = [736, 896, 926, 932, 956]
}
