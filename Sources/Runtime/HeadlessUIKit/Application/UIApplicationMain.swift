/// Runs an app. It stops, because there is no screen to show the app on.
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  stop(
    "The app can't run without a screen. A test makes its delegate and launches it with "
      + "UIApplication.shared.user.launch(_:)"
  )
}
