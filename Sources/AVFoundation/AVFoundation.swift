// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of AVFoundation. Nothing is played, recorded or spoken.
import FoundationSupplement
@_exported public import HeadlessUIKit

private func say() { AbsentFrameworks.shared.say("AVFoundation", "nothing is played, recorded or spoken") }

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
}
open class AVURLAsset: AVAsset {}

open class AVPlayerItem: NSObject {
  public let asset: AVAsset
  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
}

extension Notification.Name {
  /// Isn't posted here.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

/// Keeps its item and its rate, and plays nothing.
open class AVPlayer: NSObject {
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

  open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
  open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
  open func setMode(_ mode: Mode) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var rate: Float = 0.5
  open var volume: Float = 1
  public init(string: String) { speechString = string }
}

open class AVSpeechSynthesizer: NSObject {
  open var isSpeaking: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) { say() }
}

public struct AVMediaType: Hashable, Sendable {
  private let name: String
  public static let audio = AVMediaType(name: "audio")
  public static let video = AVMediaType(name: "video")
}

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// There are no devices.
open class AVCaptureDevice: NSObject {
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    say()
    return nil
  }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    say()
    handler(false)
  }
}

open class AVCaptureSession: NSObject {
  open private(set) var isRunning = false
  open func startRunning() {
    say()
    isRunning = true
  }
  open func stopRunning() { isRunning = false }
}

open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
