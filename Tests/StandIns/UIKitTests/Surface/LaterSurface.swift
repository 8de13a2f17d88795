import UIKit

// Calls of released apps that aren't about lists: functions of C, values of text, bars. This file only has to compile;
// nothing runs it.

private func useFunctions(_ number: NSNumber, _ path: CGPath) {
  _ = (CGSizeMake(1, 2), CGRectMake(0, 0, 1, 2), CGAffineTransformMakeRotation(.pi), CGRectGetWidth(CGRectZero))
  _ = (UIOffset(horizontal: 1, vertical: 2), CGFloat(MAXFLOAT), mach_absolute_time())
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

// The members of screens of later systems.
@MainActor
private func useBars(_ item: UINavigationItem, _ button: UIBarButtonItem, _ navigation: UINavigationController) {
  item.largeSubtitle = "text"
  item.trailingItemGroups = []
  item.largeTitleDisplayMode = .inline
  button.style = .prominent
  button.badge = .count(3)
  button.hidesSharedBackground = true
  _ = (navigation.barHideOnSwipeGestureRecognizer, UINavigationController.hideShowBarDuration)
}

@MainActor
private func useViews(_ view: UIView, _ table: UITableView, _ image: UIImageView, _ pages: UIPageControl) {
  view.cornerConfiguration = .corners(radius: .fixed(8))
  view.cornerConfiguration = .capsule()
  table.topEdgeEffect.style = .hard
  table.indexDisplayMode = .alwaysHidden
  image.preferredImageDynamicRange = .high
  pages.direction = .natural
  _ = (UIButton.Configuration.glass(), UIButton.Configuration.prominentGlass(), UIGlassContainerEffect().spacing)
  _ = (UIScreen.main.currentMode?.size, UIScreen.main.snapshotView(afterScreenUpdates: true))
  _ = (UIColor(), UIFont(), UISwitch(frame: .zero, primaryAction: nil), UITextField(frame: .zero, primaryAction: nil))
  let adjusting: [UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
  _ = adjusting
}

private func useCopies(_ color: UIColor, _ font: UIFont, _ traits: UITraitCollection) -> [NSCopying] {
  [color, font, traits]
}

@MainActor
private func useTransitions(_ controller: UIViewController, _ image: UIImageView, _ segments: UISegmentedControl) {
  controller.preferredTransition = .zoom { _ in controller.view }
  controller.preferredTransition = .crossDissolve
  image.addSymbolEffect(.bounce)
  image.addSymbolEffect(.variableColor.iterative, options: .repeating)
  image.setSymbolImage(UIImage(), contentTransition: .replace.downUp)
  segments.setContentPositionAdjustment(.zero, forSegmentType: .any, barMetrics: .default)
  _ = (UITraitCollection.systemTraitsAffectingColorAppearance, controller.transitionCoordinator?.isInteractive)
}

@MainActor
private func useSearches(_ search: UISearchController, _ scene: UIWindowScene) {
  search.scopeBarActivation = .manual
  search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "text")]
  _ = scene.effectiveGeometry.interfaceOrientation
}
