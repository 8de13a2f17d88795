/// The modules that apps import, and which of them exist on Linux.
enum KnownModules {
  /// The modules that the toolchain and this package provide.
  static let available: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc",
    "Observation", "Synchronization", "RegexBuilder", "_Concurrency", "Distributed", "XCTest", "Testing",
    "UIKit", "HeadlessUIKit", "HeadlessUIKitTesting", "HeadlessUIKitDrawing", "Recycler",
    // Combine, and frameworks of which the names are here.
    "Combine", "AVFoundation", "AVKit", "CoreData", "CoreLocation", "MapKit", "MessageUI", "SafariServices", "WebKit",
  ]

  /// The modules whose declarations, as far as they exist here, are in UIKit or in Foundation.
  static let replaced: Set<String> = [
    "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "CoreFoundation", "ObjectiveC", "Darwin", "CoreText",
    "UIKitCore", "os", "OSLog", "MobileCoreServices",
  ]

  /// The modules that have another name here, with the same declarations.
  static let renamed = ["Reusable": "Recycler"]

  /// Names of Foundation and Core Foundation that UIKit has here, because Foundation lacks them on Linux.
  static let foundationOfUIKit: Set<String> = [
    "UndoManager", "NSHashTable", "NSMapTable", "NSPointerFunctions", "RelativeDateTimeFormatter", "ListFormatter",
    "DateComponentsFormatter", "MeasurementFormatter", "PersonNameComponentsFormatter", "LocalizedStringResource",
    "localized", "documentsDirectory", "cachesDirectory", "isiOSAppOnMac", "formattingContext", "objc_sync_enter",
    "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t", "os_unfair_lock_lock", "OSAllocatedUnfairLock",
    "object_getClass", "class_getInstanceMethod", "performSelector", "NSException", "NSExceptionName", "NSUserActivity",
    "NSUserActivityDelegate",
    "NSItemProvider", "NSExtensionItem", "NSExtensionContext", "NSUbiquitousKeyValueStore", "NSKeyValueObservation",
    "NSKeyValueObservingOptions", "NSKeyValueChangeKey", "NSInteger", "NSUInteger", "CFString", "CFArray",
    "CFDictionary", "CFData", "CFURL", "CFError", "CFNumber", "CFBoolean", "CFTypeRef", "CFAbsoluteTime", "CFIndex",
    "CFAbsoluteTimeGetCurrent", "AutoreleasingUnsafeMutablePointer", "NSEC_PER_SEC", "NSEC_PER_MSEC",
    "autoreleasepool", "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_AssociationPolicy", "Selector",
    "CGAffineTransform", "CGVector", "CGColor", "CGPath", "CGMutablePath", "CGContext", "CGImage",
  ]

  /// Foundation's modules on Linux that are one with it on Apple's platforms, and words that show that one is needed.
  static let splitFromFoundation: [(module: String, words: Set<String>)] = [
    (
      "FoundationNetworking",
      [
        "URLSession", "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse",
        "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
        "URLSessionConfiguration", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
        "URLSessionDownloadDelegate", "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLCache",
        "URLProtocol", "HTTPCookie", "HTTPCookieStorage", "CachedURLResponse",
      ]
    ),
    ("FoundationXML", ["XMLParser", "XMLParserDelegate"]),
  ]
}
