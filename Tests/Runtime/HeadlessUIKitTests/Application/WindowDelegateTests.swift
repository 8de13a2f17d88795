import HeadlessUIKit
import Testing

@MainActor struct WindowDelegateTests {
  private final class WithWindow: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate { var window: UIWindow? }
  private final class WithoutWindow: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {}

  @Test func theWindowIsOptionalTwiceThroughTheProtocol() {
    let object = WithWindow()
    let delegate: (any UIApplicationDelegate)? = object
    let sceneDelegate: (any UIWindowSceneDelegate)? = object
    #expect(delegate?.window == .some(.some(nil)))
    object.window = UIWindow()
    object.window?.tag = 3
    #expect(delegate?.window??.tag == 3)
    #expect(sceneDelegate!.window!!.tag == 3)
    guard let first = sceneDelegate?.window, let window = first else {
      Issue.record("there is a window")
      return
    }
    #expect(window === object.window)
  }

  @Test func aDelegateNeedsNoWindow() {
    let delegate: any UIApplicationDelegate = WithoutWindow()
    #expect(delegate.window == .some(nil))
  }
}
