// The names of AVFoundation. Nothing is played, recorded or spoken.
import HeadlessFoundation
@_exported public import HeadlessUIKit

private func say() { warnOfAbsentFramework("AVFoundation", "nothing is played, recorded or spoken") }

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

open class AVAsset: NSObject {
  public let url: URL?
  public init(url: URL) { self.url = url }
  open var duration: CMTime { .zero }
}
open class AVURLAsset: AVAsset {
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
}

public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// Exports nothing, and fails.
open class AVAssetExportSession: NSObject {
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .invalid)
  open private(set) var status = Status.unknown
  open var error: (any Error)? { nil }

  public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }

  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    say()
    status = .failed
    handler()
  }
}

open class AVPlayerItem: NSObject {
  public let asset: AVAsset
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  open var duration: CMTime { .zero }
  open func currentTime() -> CMTime { .zero }
}

extension Notification.Name {
  /// Isn't posted here.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

public typealias AVPlayerStatus = AVPlayer.Status

/// Keeps its item and its rate, and plays nothing.
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false

  public override init() {}
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  open func play() {
    say()
    rate = 1
  }
  open func pause() { rate = 0 }
  open var status: AVPlayerStatus { .unknown }
  open var error: (any Error)? { nil }
  open var isExternalPlaybackActive: Bool { false }
  open var allowsExternalPlayback = true
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Calls nothing: nothing is played.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }

  /// Throws if there is no such file.
  public init(contentsOf url: URL) throws { _ = try Data(contentsOf: url) }
  public init(data: Data) throws {}

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    say()
    isPlaying = true
    return true
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
}

open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: Hashable, Sendable {
    private let name: String
    public static let ambient = Category(name: "ambient")
    public static let soloAmbient = Category(name: "soloAmbient")
    public static let playback = Category(name: "playback")
    public static let record = Category(name: "record")
    public static let playAndRecord = Category(name: "playAndRecord")
  }
  public struct Mode: Hashable, Sendable {
    private let name: String
    public static let `default` = Mode(name: "default")
    public static let measurement = Mode(name: "measurement")
    public static let spokenAudio = Mode(name: "spokenAudio")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }
  open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
  open func setMode(_ mode: Mode) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
