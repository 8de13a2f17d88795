/// Apple's frameworks that aren't here, with the prefixes of their names, or names without a prefix.
enum Frameworks {
  /// Empty for a framework whose names have no prefix: each import counts as a use.
  static let prefixes: [String: [String]] = [
    "ARKit": ["AR"], "Accelerate": ["vDSP", "vImage", "cblas"], "AddressBook": ["AB"], "AddressBookUI": ["AB"],
    "AdSupport": ["ASIdentifier"], "AppTrackingTransparency": ["AT"], "AudioToolbox": ["Audio"],
    "AuthenticationServices": ["AS"], "CallKit": ["CX"], "CloudKit": ["CK"], "CommonCrypto": ["CC"],
    "Contacts": ["CN"], "ContactsUI": ["CN"], "CoreBluetooth": ["CB"], "CoreGraphics": ["CG"], "CoreImage": ["CI"],
    "CoreML": ["ML"], "CoreMedia": ["CM"], "CoreMotion": ["CM"], "CoreNFC": ["NFC"], "CoreSpotlight": ["CS"],
    "CoreTelephony": ["CT"], "CoreVideo": ["CV"], "CryptoKit": [], "EventKit": ["EK"], "EventKitUI": ["EK"],
    "ExternalAccessory": ["EA"], "GLKit": ["GL"], "GameKit": ["GK"], "GameplayKit": ["GK"], "HealthKit": ["HK"],
    "HomeKit": ["HM"], "ImageIO": ["CGImageSource", "CGImageDestination", "kCGImage"], "Intents": ["IN"],
    "IntentsUI": ["IN"], "JavaScriptCore": ["JS"], "LinkPresentation": ["LP"], "LocalAuthentication": ["LA"],
    "MediaPlayer": ["MP"], "Metal": ["MTL"], "MetalKit": ["MTK"], "MultipeerConnectivity": ["MC"],
    "NaturalLanguage": ["NL"], "Network": ["NW"], "NotificationCenter": ["NC"], "OpenGLES": ["gl", "EAGL"],
    "PDFKit": ["PDF"], "PassKit": ["PK"], "PencilKit": ["PK"], "Photos": ["PH"], "PhotosUI": ["PH"],
    "QuickLook": ["QL"], "SceneKit": ["SCN"], "Security": ["Sec", "kSec"], "Social": ["SL"], "Speech": ["SF"],
    "SpriteKit": ["SK"], "StoreKit": ["SK"],
    "SwiftUI": [
      "View", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "UIHostingController",
      "UIHostingConfiguration", "ObservedObject", "StateObject", "EnvironmentObject", "Environment", "State", "Binding",
      "ViewModifier", "ViewBuilder", "App", "Scene", "Text", "VStack", "HStack", "ZStack", "NavigationView",
      "EnvironmentValues", "EnvironmentKey", "PreferenceKey", "AnyView", "LocalizedStringKey", "GeometryReader",
      "NavigationStack", "NavigationLink", "LazyVStack", "LazyVGrid", "UIHostingSceneDelegate", "AppStorage",
      "EdgeInsets", "GeometryProxy", "ProposedViewSize",
    ], "SystemConfiguration": ["SC"], "Twitter": ["TW"],
    "UserNotifications": ["UN"], "UserNotificationsUI": ["UN"], "VideoToolbox": ["VT"], "Vision": ["VN"],
    "WatchConnectivity": ["WC"], "WeatherKit": [], "WidgetKit": [], "iAd": ["AD"],
  ]

  /// Whether a word is a name of a framework: its prefix, followed by a capital.
  static func isName(_ word: String, of framework: String) -> Bool {
    if framework == "SwiftUI" { return prefixes[framework]?.contains(word) ?? false }
    // Constants of C begin with "k": `kLAErrorUserCancel`.
    let name = word.first == "k" ? word.dropFirst() : word[...]
    return (prefixes[framework] ?? []).contains { prefix in
      [word[...], name].contains { $0.hasPrefix(prefix) && $0.dropFirst(prefix.count).first?.isUppercase ?? false }
    }
  }
}
