// Generated code and its clients import this module only. It exports UIKit on the platforms that have it, and the
// headless counterpart on all others.
#if os(iOS) || os(tvOS) || os(visionOS)
@_exported import UIKit
#else
@_exported import HeadlessUIKit
@_exported import HeadlessPortedCode
#endif
