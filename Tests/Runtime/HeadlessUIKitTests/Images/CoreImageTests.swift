import HeadlessUIKit
import Testing

/// The stand-ins for Core Image, which Linux lacks.
@Suite struct CoreImageTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func anImageKeepsThatWhichItWasMadeOf() throws {
    let core = try #require(CIImage(image: image))
    #expect(core.extent == CGRect(x: 0, y: 0, width: 20 * image.scale, height: 10 * image.scale))
    let again = UIImage(ciImage: core)
    #expect(again.ciImage === core && again.scale == 1)
    #expect(again.size == CGSize(width: 20 * image.scale, height: 10 * image.scale))
    let scaled = UIImage(ciImage: core, scale: image.scale, orientation: .right)
    #expect(scaled.imageOrientation == .right && scaled.scale == image.scale)
    #expect(CIImage(image: scaled)?.extent == core.extent)
    #expect(image.ciImage == nil)
  }

  @Test func aColorHasTheComponentsOfUIKits() {
    let color = CIColor(color: UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
    #expect([color.red, color.green, color.blue, color.alpha] == [1, 0.5, 0.25, 0.75])
  }

  @Test(arguments: [
    (CTTextAlignment.left, NSTextAlignment.left), (.right, .right), (.center, .center), (.natural, .natural),
  ])
  func alignmentsHaveNamesInCoreText(core: CTTextAlignment, expected: NSTextAlignment) {
    #expect(NSTextAlignment(core) == expected)
  }
}
