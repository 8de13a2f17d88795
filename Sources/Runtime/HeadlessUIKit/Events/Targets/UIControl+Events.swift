extension UIControl.Event {
  public static let allTouchEvents = UIControl.Event(rawValue: 0xFFF)
  public static let allEditingEvents = UIControl.Event(rawValue: 0xF0000)
  public static let applicationReserved = UIControl.Event(rawValue: 0x0F00_0000)
  public static let systemReserved = UIControl.Event(rawValue: 0xF000_0000)
}
