import HeadlessUIKit

/// The parts of views that pictures don't show. A warning names each once.
enum PictureLimits {
  @MainActor
  static func report(_ view: UIView) {
    for name in missing(in: view) { warnOnce("A picture doesn't show \(name).") }
  }

  /// The names of what a picture of a view lacks, apart from its subviews.
  @MainActor
  static func missing(in view: UIView) -> [String] {
    var names: [String] = []
    let layer = view.layer
    if layer.shadowOpacity > 0 { names.append("the shadow of a layer, such as that of \(type(of: view))") }
    if layer.mask != nil || view.mask != nil { names.append("the mask of \(type(of: view))") }
    for case let kind? in ([layer] + (layer.sublayers ?? [])).map(unknownContent) {
      names.append("the content of \(kind), such as that of \(type(of: view))")
    }
    if let list = view as? UITableView, list.isEditing { names.append("the editing controls of table view cells") }
    if let list = view as? UITableView, list.dataSource?.sectionIndexTitles(for: list)?.isEmpty == false {
      names.append("the section index of a table view")
    }
    if let window = view as? UIWindow, window.windowsInFront.contains(where: { $0.frame.intersects(window.frame) }) {
      names.append("the windows in front of \(type(of: window))")
    }
    if let slider = view as? UISlider, hasImages(slider) { names.append("the images of a slider") }
    if view is UIVisualEffectView { names.append("the blur of UIVisualEffectView") }
    if let controller = view.next as? UIViewController, isEmpty(controller) {
      names.append("the content of \(type(of: controller))")
    }
    return names
  }

  @MainActor
  private static func hasImages(_ slider: UISlider) -> Bool {
    [
      slider.minimumValueImage, slider.maximumValueImage, slider.currentThumbImage, slider.currentMinimumTrackImage,
      slider.currentMaximumTrackImage,
    ].contains { $0 != nil }
  }

  /// Whether the content of a view controller of UIKit isn't here.
  @MainActor
  private static func isEmpty(_ controller: UIViewController) -> Bool {
    switch controller {
    case is UIColorPickerViewController, is UIFontPickerViewController, is UIDocumentPickerViewController,
      is UIImagePickerController, is UIReferenceLibraryViewController:
      true
    default: false
    }
  }

  /// The class of a layer whose content can't be drawn.
  @MainActor
  private static func unknownContent(of layer: CALayer) -> String? {
    switch layer {
    case is CAGradientLayer, is CATextLayer, is CAShapeLayer: nil
    case let layer where type(of: layer) == CALayer.self: layer.contents == nil ? nil : "CALayer.contents"
    case is CAEmitterLayer, is CAReplicatorLayer, is CATransformLayer, is CATiledLayer: "\(type(of: layer))"
    default: nil
    }
  }
}
