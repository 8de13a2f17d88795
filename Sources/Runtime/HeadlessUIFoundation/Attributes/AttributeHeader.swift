/// The first stored property of each class whose objects are attributes of text.
///
/// Where two texts meet, Foundation compares their attributes. On Linux it takes the first word of an object for the
/// type of one of its own, and stops the program where that is zero, as in an object that begins with a small number, a
/// long string or a number such as 1.0.
struct AttributeHeader: Sendable {
  private let word = UInt.max
}
