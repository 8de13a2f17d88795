import ReuseGenDeclarations
import ReuseGenXML

extension DocumentViews.View {
  /// The label that the document specifies for assistive technologies.
  var accessibilityLabel: String? { accessibility?["label"] }

  /// Whether the document makes it one element for assistive technologies, to which the views in it belong.
  var isAccessibilityElement: Bool {
    accessibility?.children.contains { $0.key == "isElement" && $0["value"] == "YES" } ?? false
  }

  /// Whether it has a class of its own, which can set, draw and enlarge everything.
  var hasOwnClass: Bool {
    element["customClass"].map { !IBObjectType.isImplied($0) } ?? false
  }

  /// Whether users can touch it and something happens.
  var acts: Bool {
    guard element["enabled"] != "NO", element["userInteractionEnabled"] != "NO" else { return false }
    return !outlets.isEmpty || parts.sends || hasGesture
  }

  /// The word for it in messages.
  var noun: String {
    switch element.name {
    case "button": "button"
    case "imageView": "image view"
    case "barButtonItem": "bar button item"
    case "label": "label"
    case "textField": "text field"
    case "textView": "text view"
    default: "view"
    }
  }
}

extension DocumentViews {
  /// Whether a view is one that a cell with a built-in style makes and configures.
  func isOfCellStyle(_ view: View) -> Bool {
    guard let id = view.element.id else { return false }
    return ancestors(of: view).contains { cell in
      cell.element.name == "tableViewCell"
        && ["textLabel", "detailTextLabel", "imageView"].contains { cell.element[$0] == id }
    }
  }

  /// Whether a view around it is one element for assistive technologies.
  func isInAccessibilityElement(_ view: View) -> Bool { ancestors(of: view).contains(where: \.isAccessibilityElement) }
}

extension IBElement {
  /// The text of an attribute, or of a child with this key; `nil` if there is none but white space.
  func visibleText(_ key: String) -> String? {
    guard let text = self[key] ?? child(key: key)?.text else { return nil }
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }
}

extension SourceContext {
  /// Whether code sets one of these properties of a view, or may do so in ways that can't be seen.
  func codeSets(_ members: [PresentationMember], of view: DocumentViews.View, in views: DocumentViews) -> Bool {
    if view.hasOwnClass || view.isInCollection { return true }
    if view.parts.hasRuntimeAttributes {
      let attributes = view.element.elements(in: "userDefinedRuntimeAttributes")
      if attributes.contains(where: { attribute in members.contains { attribute["keyPath"] == $0.rawValue } }) {
        return true
      }
    }
    return view.outlets.contains { outlet in
      declarations.files.contains { file in members.contains { file.sets($0, of: outlet) } }
    }
  }
}
