import HeadlessPortedCode
import HeadlessUIKit
import Testing

/// Values that archives and `NSValue` keep.
struct ArchivedValueTests {
  @Test func aColorIsArchived() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }

  @Test func aFontIsArchived() throws {
    let font = UIFont.boldSystemFont(ofSize: 13)
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    let found = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data)
    #expect(found?.fontName == font.fontName)
    #expect(found?.pointSize == 13)
  }

  @Test func valuesKeepTheirNumbers() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: -3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: -3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 1, vertical: -2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(cgVector: CGVectorMake(1, -2)).cgVectorValue == CGVectorMake(1, -2))
  }
}
