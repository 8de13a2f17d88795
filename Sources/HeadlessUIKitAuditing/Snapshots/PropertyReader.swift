import HeadlessUIKit

/// Reads the properties of views of a class, without those of its superclasses.
@MainActor
struct PropertyReader {
  private let isInstance: @MainActor (UIView) -> Bool
  private let body: @MainActor (UIView, inout SnapshotProperties) -> Void

  init<View: UIView>(_ type: View.Type, _ body: @escaping @MainActor (View, inout SnapshotProperties) -> Void) {
    isInstance = { $0 is View }
    self.body = { view, properties in
      // The reader is only used for views of the class.
      body(unsafeDowncast(view, to: View.self), &properties)
    }
  }

  func applies(to view: UIView) -> Bool { isInstance(view) }

  func read(_ view: UIView, _ properties: inout SnapshotProperties) { body(view, &properties) }

  /// The properties that show, for each class that has any. A new control adds a reader.
  static let all: [PropertyReader] =
    [
      view, label, imageView, stack, scroll, effect, activity, progress, picker, searchBar, textView,
    ] + controls + cells
}

extension PropertyReader {
  private static let view = PropertyReader(UIView.self) { view, properties in
    properties.add("isHidden", view.isHidden)
    properties.add("alpha", view.alpha)
    properties.add("backgroundColor", view.backgroundColor)
    properties.add("tintColor", view.specifiedTintColor)
    properties.add("isUserInteractionEnabled", view.isUserInteractionEnabled)
    properties.add("clipsToBounds", view.clipsToBounds)
    let transform = view.transform
    properties.add("transform", transform == .identity ? .none : SnapshotValue.list(["\(transform)"]))
    properties.add("contentMode", view.contentMode.rawValue)
    properties.add("tag", view.tag)
    properties.add("accessibilityIdentifier", view.accessibilityIdentifier)
    // A default follows from the content, which is compared itself.
    properties.add("accessibilityLabel", view.specifiedAccessibilityLabel)
    properties.add("accessibilityHint", view.specifiedAccessibilityHint)
    properties.add("accessibilityValue", view.specifiedAccessibilityValue)
    properties.add("accessibilityTraits", .list(view.specifiedAccessibilityTraits.map { ["\($0.rawValue)"] } ?? []))
    properties.add("accessibilityCustomActions", .list(view.specifiedAccessibilityActions.map(\.name)))
    properties.add("isAccessibilityElement", view.isAccessibilityElement)
    if let recognizers = view.gestureRecognizers, !recognizers.isEmpty {
      properties.add("gestureRecognizers", .list(recognizers.map(description)))
    } else {
      properties.add("gestureRecognizers", .list([]))
    }
    let layer = view.layer
    properties.add("layer.cornerRadius", layer.cornerRadius)
    properties.add("layer.borderWidth", layer.borderWidth)
    properties.add("layer.borderColor", layer.borderColor.map { UIColor(cgColor: $0) })
    let background = layer.backgroundColor.map { UIColor(cgColor: $0) }
    // A view's color is its layer's, too.
    let isOfView = background == view.backgroundColor.map { UIColor(cgColor: $0.cgColor) }
    properties.add("layer.backgroundColor", isOfView ? nil : background)
    properties.add("layer.opacity", layer.opacity)
    properties.add("layer.shadowOpacity", layer.shadowOpacity)
  }

  private static func description(_ recognizer: UIGestureRecognizer) -> String {
    var text = "\(type(of: recognizer))"
    if !recognizer.isEnabled { text += " (disabled)" }
    let targets = recognizer.targetDescriptions
    return targets.isEmpty ? text : text + " -> " + targets.joined(separator: " and ")
  }

  private static let label = PropertyReader(UILabel.self) { label, properties in
    properties.add("text", label.text)
    properties.add("attributedText", SnapshotValue(attributed: label.ownAttributedText))
    properties.add("font", label.font)
    properties.add("textColor", label.textColor)
    properties.add("highlightedTextColor", label.highlightedTextColor)
    properties.add("isHighlighted", label.isHighlighted)
    properties.add("isEnabled", label.isEnabled)
    properties.add("textAlignment", label.textAlignment.rawValue)
    properties.add("lineBreakMode", label.lineBreakMode.rawValue)
    properties.add("numberOfLines", label.numberOfLines)
  }

  private static let imageView = PropertyReader(UIImageView.self) { view, properties in
    properties.add("image", view.image)
    properties.add("highlightedImage", view.highlightedImage)
    properties.add("isHighlighted", view.isHighlighted)
  }

  private static let stack = PropertyReader(UIStackView.self) { stack, properties in
    properties.add("axis", stack.axis.rawValue)
    properties.add("spacing", stack.spacing)
    properties.add("alignment", .list(["\(stack.alignment)"]))
    properties.add("distribution", .list(["\(stack.distribution)"]))
    properties.add("arrangedSubviews.count", stack.arrangedSubviews.count)
  }

  private static let scroll = PropertyReader(UIScrollView.self) { scroll, properties in
    properties.add("contentOffset", scroll.contentOffset)
    properties.add("contentInset", scroll.contentInset)
    properties.add("isScrollEnabled", scroll.isScrollEnabled)
  }

  private static let effect = PropertyReader(UIVisualEffectView.self) { view, properties in
    properties.add("effect", .list(view.effect.map { ["\(type(of: $0))"] } ?? []))
  }

  private static let activity = PropertyReader(UIActivityIndicatorView.self) { view, properties in
    properties.add("isAnimating", view.isAnimating)
    properties.add("color", view.color)
  }

  private static let progress = PropertyReader(UIProgressView.self) { view, properties in
    properties.add("progress", view.progress)
    properties.add("progressTintColor", view.progressTintColor)
    properties.add("trackTintColor", view.trackTintColor)
  }

  private static let picker = PropertyReader(UIPickerView.self) { view, properties in
    for component in 0..<view.numberOfComponents {
      properties.add("selectedRow(inComponent: \(component))", view.selectedRow(inComponent: component))
    }
  }

  private static let searchBar = PropertyReader(UISearchBar.self) { bar, properties in
    properties.add("text", bar.text)
    properties.add("placeholder", bar.placeholder)
    properties.add("selectedScopeButtonIndex", bar.selectedScopeButtonIndex)
  }

  private static let textView = PropertyReader(UITextView.self) { view, properties in
    properties.add("text", view.text)
    properties.add("attributedText", SnapshotValue(attributed: view.ownAttributedText))
    properties.add("font", view.font)
    properties.add("textColor", view.textColor)
    properties.add("textAlignment", view.textAlignment.rawValue)
    properties.add("isEditable", view.isEditable)
  }
}
