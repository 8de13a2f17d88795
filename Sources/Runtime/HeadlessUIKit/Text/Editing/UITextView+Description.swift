import ReuseGenXML

extension UITextView {
  static let textViewClass = UIKitClass(
    UITextView.self,
    elements: ["textView"],
    keys: [
      KeyedOutlet("delegate", \UITextView.delegate),
      KeyedOutlet("pasteDelegate", \UITextView.pasteDelegate),
      KeyedOutlet("textDragDelegate", \UITextView.textDragDelegate),
      KeyedOutlet("textDropDelegate", \UITextView.textDropDelegate),
      KeyedOutlet("text", \UITextView.text),
      KeyedOutlet("textContainerInset", \UITextView.textContainerInset),
    ],
    drawing: .content { $0.drawContent(on: $1, in: $2) },
    accessibility: StandardAccessibility(isElement: true, value: { $0.text })
  ) { reader in
    reader.textInputTraits()
    reader.text("text") { $0.text = $1 }
    reader.font("fontDescription") { $0.font = $1 }
    reader.color("textColor") { $0.textColor = $1 }
    reader.choice("textAlignment", NSTextAlignment.interfaceBuilderNames) { $0.textAlignment = $1 }
    reader.attributedText("attributedText") { $0.attributedText = $1 }
    reader.flag("editable") { $0.isEditable = $1 }
    reader.flag("selectable") { $0.isSelectable = $1 }
    reader.set(reader.element.child(key: "dataDetectorTypes").map { UIDataDetectorTypes($0) }) {
      $0.dataDetectorTypes = $1
    }
    reader.flag("allowsEditingTextAttributes") { $0.allowsEditingTextAttributes = $1 }
    reader.flag("clearsOnInsertion") { $0.clearsOnInsertion = $1 }
    reader.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
  } audited: { view, properties in
    properties.add("text", view.text)
    properties.add("attributedText", SnapshotValue(attributed: view.ownAttributedText))
    properties.add("font", view.font)
    properties.add("textColor", view.textColor)
    properties.add("textAlignment", view.textAlignment.rawValue)
    properties.add("isEditable", view.isEditable)
  }

  private func drawContent(on canvas: any Canvas, in bounds: CGRect) {
    canvas.text(
      text ?? "",
      ownAttributedText,
      in: bounds.inset(by: textContainerInset).insetBy(dx: 5, dy: 0),
      font ?? .standardOfTextViews,
      textColor ?? .label,
      directed(textAlignment),
      lines: textContainer.maximumNumberOfLines,
      fromTop: true
    )
  }
}

extension UIDataDetectorTypes {
  fileprivate init(_ element: IBElement) {
    let types: KeyValuePairs<String, UIDataDetectorTypes> = [
      "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
      "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
      "lookupSuggestion": .lookupSuggestion,
    ]
    self = UIDataDetectorTypes(types.filter { element[$0.key] == "YES" }.map(\.value))
  }
}

extension UIFont {
  /// The font of text views that have none of their own.
  static var standardOfTextViews: UIFont { .systemFont(ofSize: 12) }
}
