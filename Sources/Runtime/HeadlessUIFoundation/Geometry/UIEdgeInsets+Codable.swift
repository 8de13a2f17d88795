extension UIEdgeInsets: Codable {
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let top = try values.decode(CGFloat.self)
    let left = try values.decode(CGFloat.self)
    let bottom = try values.decode(CGFloat.self)
    self.init(top: top, left: left, bottom: bottom, right: try values.decode(CGFloat.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [top, left, bottom, right] { try values.encode(value) }
  }
}
