import ReuseGenPorting

extension PortExample {
  static let optionalReferences = [
    PortExample(
      "references of optional methods",
      diff: """
        -@objc protocol P { @objc optional func p(_ a: Int, at b: Int) -> Bool; @objc optional func q() }
        -class A: NSObject, P { func p(_ a: Int, at b: Int) -> Bool { true } }
        -class B: NSObject, P {}
        -class C: B { func q() {} }
        -func f(_ x: P?) { if let g = x?.p(_:at:) { g(1, 2) }; if x?.q != nil, y.q != nil { x?.q?() } }
        +protocol P: AnyObject { func p(_ a: Int, at b: Int) -> Bool; func q() ; \
        var pAtIfImplemented: ((Int, Int) -> Bool)? { get }; var qIfImplemented: (() -> Void)? { get } }; \
        extension P { func p(_ a: Int, at b: Int) -> Bool { fatalError("p(_:at:) is optional and not implemented") }; \
        func q() {  } }; \
        extension P { var pAtIfImplemented: ((Int, Int) -> Bool)? { nil }; var qIfImplemented: (() -> Void)? { nil } }
        +class A: NSObject, P { func p(_ a: Int, at b: Int) -> Bool { true } ; \
        var pAtIfImplemented: ((Int, Int) -> Bool)? { self.p(_:at:) }; \
        @MainActor class var keyedActions: [KeyedAction] { [KeyedAction("p:at:") { (object: A, first: Int, second: Int) in \
        _ = object.`p`(first, at: second) }] } }; extension A: KeyedActions {}
        +class B: NSObject, P {var qIfImplemented: (() -> Void)? { nil }; func q() {  } }
        +class C: B { override func q() {} ; override var qIfImplemented: (() -> Void)? { self.q }; \
        @MainActor class var keyedActions: [KeyedAction] { [KeyedAction("q") { (object: C) in object.`q`() }] } }; \
        extension C: KeyedActions {}
        +func f(_ x: P?) { if let g = x?.pAtIfImplemented { g(1, 2) }; if x?.qIfImplemented != nil, y.q != nil { x?.q() } }
        """
    )
  ]
}
