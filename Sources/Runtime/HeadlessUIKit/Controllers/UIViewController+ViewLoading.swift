extension UIViewController {
  /// A property of a view controller that its `viewDidLoad()` sets: reading it loads the view. Stops if nothing set it.
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var stored: Value?

    /// A property without a value.
    public init() {}
    public init(wrappedValue: Value) { stored = wrappedValue }

    /// Never called: properties of view controllers use the subscript.
    @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
    public var wrappedValue: Value {
      get { stop("@ViewLoading is for properties of view controllers") }
      set { stop("@ViewLoading is for properties of view controllers") }
    }

    /// The value in a view controller.
    @preconcurrency @MainActor
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller,
      wrapped wrapped: ReferenceWritableKeyPath<Controller, Value>,
      storage storage: ReferenceWritableKeyPath<Controller, ViewLoading>
    ) -> Value {
      get {
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storage].stored else {
          stop("\(type(of: controller)) loaded its view, and didn't set a property with @ViewLoading")
        }
        return value
      }
      set { controller[keyPath: storage].stored = newValue }
    }
  }
}
