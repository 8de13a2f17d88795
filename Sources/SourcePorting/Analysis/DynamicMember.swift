/// The members of `AnyObject` that the runtime finds, by `DynamicMembers`.
enum DynamicMember {
  static let properties: Set<String> = [
    "description", "hash",
    // Foundation
    "boolValue", "intValue", "integerValue", "int64Value", "longLongValue", "uintValue", "floatValue", "doubleValue",
    "stringValue", "cgRectValue", "cgPointValue", "cgSizeValue", "rangeValue", "length", "count", "firstObject",
    "lastObject", "allKeys", "allValues", "lastPathComponent", "pathExtension", "domain", "code",
    "localizedDescription", "userInfo",
    // Views
    "tag", "superview", "subviews", "window", "frame", "bounds", "center", "alpha", "isHidden", "backgroundColor",
    "tintColor", "layer", "gestureRecognizers", "constraints", "isUserInteractionEnabled", "isFirstResponder",
    "canBecomeFirstResponder", "next", "reuseIdentifier", "contentView", "textLabel", "detailTextLabel",
    "contentOffset", "contentSize",
    // Controls and bar items
    "isEnabled", "isSelected", "isHighlighted", "title", "image", "customView", "currentTitle", "currentImage",
    "titleLabel", "imageView", "isOn", "value", "minimumValue", "maximumValue", "selectedSegmentIndex",
    "numberOfSegments", "date", "currentPage", "isRefreshing", "text", "attributedText", "placeholder",
    "accessibilityIdentifier", "accessibilityLabel",
    // Gestures and controllers
    "view", "state", "numberOfTouches", "scale", "rotation", "navigationController",
  ]

  /// The methods without their labels, each with its class. A call with a question mark does nothing with objects of
  /// other classes.
  static let methods: [String: String] = [
    "isEqual": "NSObject", "isKind": "NSObject", "isMember": "NSObject", "responds": "NSObject", "setValue": "NSObject",
    // Foundation
    "object": "NSDictionary", "objectEnumerator": "NSDictionary", "components": "NSString", "invalidate": "Timer",
    // Views
    "becomeFirstResponder": "UIResponder", "resignFirstResponder": "UIResponder", "viewWithTag": "UIView",
    "convert": "UIView", "isDescendant": "UIView", "addSubview": "UIView", "removeFromSuperview": "UIView",
    "setNeedsLayout": "UIView", "layoutIfNeeded": "UIView", "sizeToFit": "UIView", "endEditing": "UIView",
    "reloadData": "UITableView",
    // Controls and bar items
    "title": "UIButton", "image": "UIButton", "setTitle": "UIButton", "setTitleColor": "UIButton",
    "setImage": "UIButton", "setOn": "UISwitch", "titleForSegment": "UISegmentedControl", "sendActions": "UIControl",
    "beginRefreshing": "UIRefreshControl", "endRefreshing": "UIRefreshControl",
    "startAnimating": "UIActivityIndicatorView", "stopAnimating": "UIActivityIndicatorView",
    // Gestures and controllers
    "location": "UIGestureRecognizer", "translation": "UIPanGestureRecognizer", "velocity": "UIPanGestureRecognizer",
    "dismiss": "UIViewController", "value": "NSObject",
  ]
}
