// Generated code and its users import this one module: UIKit where it exists, its headless counterpart elsewhere.
#if os(iOS) || os(tvOS) || os(visionOS)
@_exported import UIKit
#else
@_exported import HeadlessUIKit
#endif
