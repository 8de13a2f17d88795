import HeadlessUIKit
import Testing

/// Copies of appearances have the type of the original, and are independent of it.
@MainActor
struct AppearanceCopyTests {
  @Test func ofBars() {
    let original = UINavigationBarAppearance()
    original.backgroundColor = .red
    let copy = original.copy()
    copy.backgroundColor = .blue
    copy.titlePositionAdjustment = UIOffsetMake(1, 2)
    #expect(original.backgroundColor == .red)
    #expect(original.titlePositionAdjustment == .zero)
    #expect((original.copy(with: nil) as? UINavigationBarAppearance)?.backgroundColor == .red)
  }

  @Test func ofButtons() {
    let original = UIBarButtonItemAppearance(style: .done)
    original.disabled.titlePositionAdjustment = UIOffsetMake(1, 2)
    let copy = original.copy()
    #expect(copy.disabled.titlePositionAdjustment == UIOffsetMake(1, 2))
    copy.disabled.titlePositionAdjustment = .zero
    #expect(original.disabled.titlePositionAdjustment == UIOffsetMake(1, 2))
  }

  @Test func ofTabs() {
    let original = UITabBarItemAppearance()
    original.normal.iconColor = .red
    let copy = original.copy()
    #expect(copy.normal.iconColor == .red)
    copy.normal.iconColor = .blue
    #expect(original.normal.iconColor == .red)
  }
}
