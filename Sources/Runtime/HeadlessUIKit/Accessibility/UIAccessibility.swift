/// The settings and notifications of assistive technologies.
///
/// Every setting is off unless a test switches it on: `UIApplication.shared.user.setAccessibility(_:_:)` of
/// `HeadlessUIKitTesting`. Notifications that the app posts are recorded: `UIApplication.shared.user.announcements`.
@preconcurrency @MainActor
public struct UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Self(rawValue: 1000)
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
    public static let pageScrolled = Self(rawValue: 1009)
    public static let pauseAssistiveTechnology = Self(rawValue: 1018)
    public static let resumeAssistiveTechnology = Self(rawValue: 1019)
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// The settings of the user that an app can read.
  package enum Setting: Hashable, Sendable, CaseIterable {
    case voiceOver, switchControl, assistiveTouch, guidedAccess, reduceMotion, reduceTransparency, boldText, grayscale
    case invertColors, darkerSystemColors, closedCaptioning, monoAudio, shakeToUndo, speakScreen, speakSelection
    case buttonShapes, onOffSwitchLabels, differentiateWithoutColor, videoAutoplay, prefersCrossFadeTransitions
  }

  package static var settings: Set<Setting> = [.shakeToUndo, .videoAutoplay]
  package private(set) static var posted: [(notification: Notification, argument: Any?)] = []

  /// Tells assistive technologies about a change. It is recorded.
  public static func post(notification: Notification, argument: Any?) { posted.append((notification, argument)) }

  public static var isVoiceOverRunning: Bool { settings.contains(.voiceOver) }
  public static var isSwitchControlRunning: Bool { settings.contains(.switchControl) }
  public static var isAssistiveTouchRunning: Bool { settings.contains(.assistiveTouch) }
  public static var isGuidedAccessEnabled: Bool { settings.contains(.guidedAccess) }
  public static var isReduceMotionEnabled: Bool { settings.contains(.reduceMotion) }
  public static var isReduceTransparencyEnabled: Bool { settings.contains(.reduceTransparency) }
  public static var isBoldTextEnabled: Bool { settings.contains(.boldText) }
  public static var isGrayscaleEnabled: Bool { settings.contains(.grayscale) }
  public static var isInvertColorsEnabled: Bool { settings.contains(.invertColors) }
  public static var isDarkerSystemColorsEnabled: Bool { settings.contains(.darkerSystemColors) }
  public static var isClosedCaptioningEnabled: Bool { settings.contains(.closedCaptioning) }
  public static var isMonoAudioEnabled: Bool { settings.contains(.monoAudio) }
  public static var isShakeToUndoEnabled: Bool { settings.contains(.shakeToUndo) }
  public static var isSpeakScreenEnabled: Bool { settings.contains(.speakScreen) }
  public static var isSpeakSelectionEnabled: Bool { settings.contains(.speakSelection) }
  public static var isVideoAutoplayEnabled: Bool { settings.contains(.videoAutoplay) }
  public static var buttonShapesEnabled: Bool { settings.contains(.buttonShapes) }
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.contains(.onOffSwitchLabels) }
  public static var shouldDifferentiateWithoutColor: Bool { settings.contains(.differentiateWithoutColor) }
  public static var prefersCrossFadeTransitions: Bool { settings.contains(.prefersCrossFadeTransitions) }

  /// The element that an assistive technology focuses: none here.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }
  /// Tells the user that a gesture of the app conflicts with that of zooming. Does nothing here.
  public static func registerGestureConflictWithZoom() {}
  /// Requests guided access. It isn't available here.
  public static func requestGuidedAccessSession(
    enabled enable: Bool,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  private nonisolated static func name(_ name: String) -> NSNotification.Name { notification("Accessibility\(name)") }
  public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  public nonisolated static let elementFocusedNotification = name("ElementFocused")
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  public nonisolated static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  public nonisolated static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
  public nonisolated static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  public nonisolated static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange"
  )
  public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  public nonisolated static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange"
  )
  public nonisolated static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
  public nonisolated static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
  public nonisolated static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
  public nonisolated static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
  public nonisolated static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
  public nonisolated static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange"
  )
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
    "DifferentiateWithoutColorDidChange"
  )
}

extension UIAccessibility.Setting {
  /// The notification that is posted when the setting changes.
  package var notification: NSNotification.Name? {
    switch self {
    case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
    case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
    case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
    case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
    case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
    case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
    case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
    case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
    case .darkerSystemColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
    case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
    case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
    case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
    case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
    case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
    case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    case .onOffSwitchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
    case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
    case .prefersCrossFadeTransitions: nil
    }
  }
}
