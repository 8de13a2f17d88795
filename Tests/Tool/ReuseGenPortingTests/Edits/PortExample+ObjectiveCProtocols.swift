import ReuseGenPorting

extension PortExample {
  static let objectiveCProtocols = [
    PortExample(
      "optional members get default implementations",
      diff: """
        -@objc protocol P {
        -  @objc optional func f(_ x: Int)
        -  @objc optional func g() -> Bool
        -  @objc optional var name: String? { get }
        -}
        -func call(_ p: P?, _ q: P) { p?.f?(1); q.f?(2) }
        +protocol P: AnyObject {
        +  func f(_ x: Int)
        +  func g() -> Bool
        +  var name: String? { get }
        +}; extension P { func f(_ x: Int) {  }; func g() -> Bool \
        { fatalError("g() is optional and not implemented") }; var name: String? { nil } }
        +func call(_ p: P?, _ q: P) { p?.f(1); Optional(q)?.f(2) }
        """
    )
  ]
}
