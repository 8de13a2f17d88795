import UIKit

// What released apps call that isn't about lists: functions of C, values of text, bars. This file only has to compile;
// nothing runs it.

private func useFunctions(_ number: NSNumber, _ path: CGPath) {
  _ = (CGSizeMake(1, 2), CGRectMake(0, 0, 1, 2), CGAffineTransformMakeRotation(.pi), CGRectGetWidth(CGRectZero))
  _ = (UIOffsetMake(1, 2), NSDirectionalEdgeInsetsMake(1, 2, 3, 4), CGFloat(MAXFLOAT), mach_absolute_time())
  _ = (CGFloat(truncating: number), CGFloat(exactly: number))
  let copy: CGMutablePath? = path.mutableCopy()
  _ = (copy, path.copy()?.boundingBox)
}

private func useText(_ font: UIFont, _ text: inout AttributedString) {
  text.mergeAttributes(.init([.kern: 2]))
  text.mergeAttributes(AttributeContainer([.font: font]))
  text.paragraphStyle = NSParagraphStyle.default
  text.shadow = NSShadow()
}

@MainActor
private func useBars(_ bar: UINavigationBar, _ scene: UIScene) {
  let appearance = bar.standardAppearance.copy()
  appearance.backgroundColor = .clear
  let tab = UITabBarItemAppearance().copy()
  tab.normal.iconColor = nil
  if let delegate = scene.delegate as? UIWindowSceneDelegate, let window = delegate.window {
    window?.rootViewController = nil
  }
  guard let first = UIApplication.shared.delegate?.window, let window = first else { return }
  _ = (window.bounds, UIApplication.shared.delegate?.window??.bounds)
}
