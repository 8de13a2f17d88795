import ReuseGenXML

/// Reads the attributes of an element. Each one is read once per plan; those that are present are set on each object.
@MainActor
struct ElementReader<Object: AnyObject> {
  let element: IBElement
  let values: NibValues
  private var all: [@MainActor (Object) -> Void] = []

  init(_ element: IBElement, _ values: NibValues) { (self.element, self.values) = (element, values) }

  /// Sets a value on each object, if there is one.
  mutating func set<Value>(_ value: Value?, _ body: @escaping @MainActor (Object, Value) -> Void) {
    guard let value else { return }
    all.append { body($0, value) }
  }

  mutating func text(_ name: String, _ body: @escaping @MainActor (Object, String) -> Void) {
    set(values.text(name, of: element), body)
  }

  /// Reads a text with attributes, or its translation, which has none.
  mutating func attributedText(_ name: String, _ body: @escaping @MainActor (Object, NSAttributedString) -> Void) {
    let translation = values.translation(of: name, in: element) ?? element[name]
    let own = element.child(key: name).flatMap(values.attributedString)
    set(translation.map { NSAttributedString(string: $0) } ?? own, body)
  }

  mutating func flag(_ name: String, _ body: @escaping @MainActor (Object, Bool) -> Void) {
    set(element[name].map { $0 == "YES" }, body)
  }

  mutating func number(
    _ name: String,
    in range: NumberRange = .points,
    _ body: @escaping @MainActor (Object, CGFloat) -> Void
  ) { set(values.number(name, of: element, in: range).map { CGFloat($0) }, body) }

  mutating func integer(
    _ name: String,
    in range: NumberRange = .count,
    _ body: @escaping @MainActor (Object, Int) -> Void
  ) { set(values.integer(name, of: element, in: range), body) }

  mutating func choice<Value>(
    _ name: String,
    _ choices: KeyValuePairs<String, Value>,
    _ body: @escaping @MainActor (Object, Value) -> Void
  ) {
    let value = element[name]
    set(choices.first { $0.key == value }?.value, body)
  }

  mutating func color(_ key: String, _ body: @escaping @MainActor (Object, UIColor) -> Void) {
    guard let child = element.child(key: key) else { return }
    set(values.color(child), body)
  }

  mutating func font(_ key: String, _ body: @escaping @MainActor (Object, UIFont) -> Void) {
    set(element.child(key: key).flatMap(values.font), body)
  }

  mutating func image(_ name: String, _ body: @escaping @MainActor (Object, UIImage) -> Void) {
    set(values.image(name, of: element), body)
  }

  mutating func insets(_ key: String, _ body: @escaping @MainActor (Object, UIEdgeInsets) -> Void) {
    set(element.child(key: key).map(values.insets), body)
  }

  mutating func size(_ key: String, _ body: @escaping @MainActor (Object, CGSize) -> Void) {
    set(element.child(key: key).map(values.size), body)
  }

  /// All attributes, for an object whose class is known only when it is made; `nil` if there are none.
  var settings: (@MainActor (AnyObject) -> Void)? {
    if all.isEmpty { return nil }
    let all = all
    return { object in
      guard let typed = object as? Object else { return }
      for setting in all { setting(typed) }
    }
  }
}
