/// Saves nothing and calls nothing: there is no album. A warning says so once.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  warnOnce(
    "UIImageWriteToSavedPhotosAlbum saves nothing here, where there is no album; a test calls the completion method"
  )
}
