// Generated from the declarations of HeadlessUIKit by Tests/Repository/CatalogTests. Don't edit it.

/// The members of `AnyObject` that the runtime finds, by `DynamicMembers`.
enum DynamicMember {
  static let properties: Set<String> = [
    "accessibilityIdentifier", "accessibilityLabel", "allKeys", "allValues", "alpha", "attributedText",
    "backgroundColor", "boolValue", "bounds", "canBecomeFirstResponder", "center", "cgPointValue", "cgRectValue",
    "cgSizeValue", "code", "constraints", "contentOffset", "contentSize", "contentView", "count", "currentImage",
    "currentPage", "currentTitle", "customView", "date", "description", "detailTextLabel", "domain", "doubleValue",
    "firstObject", "floatValue", "frame", "gestureRecognizers", "hash", "image", "imageView", "int64Value", "intValue",
    "integerValue", "isEnabled", "isFirstResponder", "isHidden", "isHighlighted", "isOn", "isRefreshing", "isSelected",
    "isUserInteractionEnabled", "lastObject", "lastPathComponent", "layer", "length", "localizedDescription",
    "longLongValue", "maximumValue", "minimumValue", "navigationController", "next", "numberOfSegments",
    "numberOfTouches", "pathExtension", "placeholder", "rangeValue", "reuseIdentifier", "rotation", "scale",
    "selectedSegmentIndex", "state", "stringValue", "subviews", "superview", "tag", "text", "textLabel", "tintColor",
    "title", "titleLabel", "uintValue", "userInfo", "value", "view", "window",
  ]

  /// The methods without their labels, each with its class. A call with a question mark does nothing with objects
  /// of other classes.
  static let methods: [String: String] = [
    "addSubview": "UIView",
    "becomeFirstResponder": "UIResponder",
    "beginRefreshing": "UIRefreshControl",
    "components": "NSString",
    "convert": "UIView",
    "dismiss": "UIViewController",
    "endEditing": "UIView",
    "endRefreshing": "UIRefreshControl",
    "image": "UIButton",
    "invalidate": "Timer",
    "isDescendant": "UIView",
    "isEqual": "NSObject",
    "isKind": "NSObject",
    "isMember": "NSObject",
    "layoutIfNeeded": "UIView",
    "location": "UIGestureRecognizer",
    "object": "NSDictionary",
    "objectEnumerator": "NSDictionary",
    "reloadData": "UITableView",
    "removeFromSuperview": "UIView",
    "resignFirstResponder": "UIResponder",
    "responds": "NSObject",
    "sendActions": "UIControl",
    "setImage": "UIButton",
    "setNeedsLayout": "UIView",
    "setOn": "UISwitch",
    "setTitle": "UIButton",
    "setTitleColor": "UIButton",
    "setValue": "NSObject",
    "sizeToFit": "UIView",
    "startAnimating": "UIActivityIndicatorView",
    "stopAnimating": "UIActivityIndicatorView",
    "title": "UIButton",
    "titleForSegment": "UISegmentedControl",
    "translation": "UIPanGestureRecognizer",
    "value": "NSObject",
    "velocity": "UIPanGestureRecognizer",
    "viewWithTag": "UIView",
  ]
}
