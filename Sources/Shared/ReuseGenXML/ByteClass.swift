/// The classes of bytes that decide where a name or a value ends.
///
/// A table takes one comparison for each byte, in debug builds too.
enum ByteClass {
  /// A byte of ASCII that names contain, other than ":". The classes of bytes that end a name are less.
  static var name: UInt8 { 0x6E /* n */ }
  /// A ":", or a byte of a character outside of ASCII, which may be in a name.
  static var rare: UInt8 { 0x72 /* r */ }
  /// A byte at which the value of an attribute may end, or needs to be decoded.
  static var mark: UInt8 { 0x23 /* # */ }

  /// The class of each of the 256 bytes, in rows of 32.
  private static var picture: StaticString {
    """
    ################################\
    ..#...##.....nn.nnnnnnnnnnr.#...\
    .nnnnnnnnnnnnnnnnnnnnnnnnnn....n\
    .nnnnnnnnnnnnnnnnnnnnnnnnnn.....\
    rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr\
    rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr\
    rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr\
    rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr
    """
  }

  static var table: UnsafePointer<UInt8> { picture.utf8Start }
}
