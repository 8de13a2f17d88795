/// The frameworks of Apple's classes.
package enum AppleFramework {
  /// The frameworks of classes with a prefix, the longer ones first.
  private static let prefixes: [(prefix: String, framework: String)] = [
    ("AVPlayerViewController", "AVKit"), ("AVRoutePicker", "AVKit"), ("AVPictureInPicture", "AVKit"),
    ("ARView", "RealityKit"), ("ARSCN", "ARKit"), ("ARSK", "ARKit"), ("ARCoachingOverlay", "ARKit"),
    ("CLLocationButton", "CoreLocationUI"), ("CNContactPicker", "ContactsUI"), ("CNContactView", "ContactsUI"),
    ("EKCalendarChooser", "EventKitUI"), ("EKEventView", "EventKitUI"), ("EKEventEdit", "EventKitUI"),
    ("GKGameCenter", "GameKit"), ("GLKView", "GLKit"), ("MCBrowser", "MultipeerConnectivity"), ("MFM", "MessageUI"),
    ("MKM", "MapKit"), ("MKA", "MapKit"), ("MKP", "MapKit"), ("MKU", "MapKit"), ("MKC", "MapKit"), ("MKS", "MapKit"),
    ("MPMedia", "MediaPlayer"), ("MPVolume", "MediaPlayer"), ("MSMessages", "Messages"), ("MSSticker", "Messages"),
    ("MTKView", "MetalKit"), ("PDFView", "PDFKit"), ("PDFThumbnail", "PDFKit"), ("PHLivePhotoView", "PhotosUI"),
    ("PHPicker", "PhotosUI"), ("PKCanvas", "PencilKit"), ("PKTool", "PencilKit"), ("PKAddPass", "PassKit"),
    ("PKPayment", "PassKit"), ("QLPreview", "QuickLook"), ("SCN", "SceneKit"), ("SFSafari", "SafariServices"),
    ("SKView", "SpriteKit"), ("SKStore", "StoreKit"), ("UIHostingController", "SwiftUI"), ("WKWebView", "WebKit"),
    ("WKHosting", "WatchKit"), ("WKInterface", "WatchKit"), ("WKUserNotification", "WatchKit"),
  ]

  /// The framework of a class that `import UIKit` doesn't declare; `nil` for UIKit's own classes, and for others whose
  /// framework isn't known.
  package static func name(ofClass className: String) -> String? {
    // Most classes are an app's own, whose names seldom begin with two capitals.
    guard let second = className.utf8.dropFirst().first, second < UInt8(ascii: "a"),
      AppleClass.named(className) != nil || className == "UIHostingController"
    else { return nil }
    return prefixes.first { className.hasPrefix($0.prefix) }?.framework
  }

  /// The frameworks that declare no classes but those of Apple.
  package static let names: Set<String> = Set(prefixes.map(\.framework)).union([
    "AVFoundation", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Foundation", "QuartzCore", "Swift", "UIKit",
  ])
}
