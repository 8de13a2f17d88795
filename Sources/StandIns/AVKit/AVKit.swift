// The names of AVKit.
@_exported public import AVFoundation
import HeadlessFoundation

open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  open override func viewDidLoad() {
    super.viewDidLoad()
    warnOfAbsentFramework("AVKit", "players are empty")
  }
}
