/// The screen: as large as the key window, as on a device. Without one it is that of a phone, 390 by 844 points.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  public static let main = UIScreen(())
  /// The mode of the screen: its size in pixels.
  public var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    // There is only one mode.
    set {}
  }
  /// The only mode.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The only mode.
  public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  /// A view of the screen's size. It shows nothing.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
  /// The screens: one.
  public class var screens: [UIScreen] { [main] }
  /// The whole screen, in points. It follows a key window that has the screen's size turned on its side, and on an iPad
  /// one that can be a screen. As on a device, other windows don't change it.
  public var bounds: CGRect { CGRect(origin: .zero, size: windowSize ?? StandardScreen.size) }
  private final var windowSize: CGSize? {
    guard let window = ActionDelivery.keyWindow, !window.isHidden else { return nil }
    let (size, standard) = (window.bounds.size, StandardScreen.size)
    if UIDevice.current.userInterfaceIdiom == .phone {
      return size == CGSize(width: standard.height, height: standard.width) ? size : nil
    }
    return min(size.width, size.height) >= 320 && max(size.width, size.height) >= 480 ? size : nil
  }
  public let scale = StandardScreen.scale
  /// The whole screen, in pixels. As in UIKit, that of a device held upright.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0,
      y: 0,
      width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale
    )
  }
  public var nativeScale: CGFloat { scale }
  /// The brightness, from 0 to 1. Stored; has no effect here.
  public var brightness: CGFloat = 0.5
  public let maximumFramesPerSecond = 60
  /// Whether the screen is recorded: never here.
  public var isCaptured: Bool { false }
  /// The screen that this one mirrors: none.
  public var mirrored: UIScreen? { nil }
  /// The whole screen, in points, without rotation.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
  /// The whole screen, in points, without rotation.
  public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace() }
  /// The traits of the screen: those of the device, with the size classes of the screen's size.
  public var traitCollection: UITraitCollection {
    let values = SizeClasses.values(for: bounds.size, idiom: UIDevice.current.userInterfaceIdiom)
    return UITraitCollection(TraitValues.phone.overridden(by: values))
  }
  /// Never called.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Posted when a screen is connected: never here.
  public nonisolated static let didConnectNotification = notification("ScreenDidConnect")
  /// Posted when a screen is disconnected: never here.
  public nonisolated static let didDisconnectNotification = notification("ScreenDidDisconnect")
  /// Posted when the mode of a screen changes: never here.
  public nonisolated static let modeDidChangeNotification = notification("ScreenModeDidChange")
  /// Posted when the brightness changes: never here.
  public nonisolated static let brightnessDidChangeNotification = notification("ScreenBrightnessDidChange")
  /// Posted when recording begins or ends: never here.
  public nonisolated static let capturedDidChangeNotification = notification("ScreenCapturedDidChange")

  private init(_ nothing: Void) { super.init() }
}

/// The screen as a space. Windows start at its origin.
@MainActor
private final class ScreenSpace: NSObject, UICoordinateSpace {
  var bounds: CGRect { UIScreen.main.bounds }
  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    UIView.view(of: space)?.convert(point, from: nil as UIView?) ?? point
  }
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    UIView.view(of: space)?.convert(point, to: nil as UIView?) ?? point
  }
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    UIView.view(of: space)?.convert(rect, from: nil as UIView?) ?? rect
  }
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    UIView.view(of: space)?.convert(rect, to: nil as UIView?) ?? rect
  }
}

open class UIScreenMode: NSObject, @unchecked Sendable {
  // Unchecked, because the compiler checks only final classes. This class holds a constant.
  public let size: CGSize
  /// The ratio of a pixel's sides: always 1.
  public var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}
