extension IBObjectType {
  /// The elements without a class of the runtime.
  package static let ofOthers: [String: IBObjectType] = [
    // Views of UIKit
    "calendarView": .init(.view, "UICalendarView"),
    "webView": .init(.view, "UIWebView"),

    // Views of other frameworks
    "adBannerView": .init(.view, "ADBannerView", "iAd"),
    "arView": .init(.view, "ARView", "RealityKit"),
    "arscnView": .init(.view, "ARSCNView", "ARKit"),
    "arskView": .init(.view, "ARSKView", "ARKit"),
    "glkView": .init(.view, "GLKView", "GLKit"),
    "locationButton": .init(.view, "CLLocationButton", "CoreLocationUI"),
    "mapView": .init(.view, "MKMapView", "MapKit"),
    "mtkView": .init(.view, "MTKView", "MetalKit"),
    "pdfView": .init(.view, "PDFView", "PDFKit"),
    "phLivePhotoView": .init(.view, "PHLivePhotoView", "PhotosUI"),
    "routePickerView": .init(.view, "AVRoutePickerView", "AVKit"),
    "sceneKitView": .init(.view, "SCNView", "SceneKit"),
    "skView": .init(.view, "SKView", "SpriteKit"),
    "wkWebView": .init(.view, "WKWebView", "WebKit"),

    // Controllers
    "avPlayerViewController": .init(.controller, "AVPlayerViewController", "AVKit"),
    "glkViewController": .init(.controller, "GLKViewController", "GLKit"),
    "hostingController": .init(.controller, "UIHostingController", "SwiftUI"),
    "viewControllerPlaceholder": .init(.sceneReference, "UIViewController"),

    // Gesture recognizers and guides
    "gestureRecognizer": .init(.gestureRecognizer, "UIGestureRecognizer"),
    "layoutGuide": .init(.layoutGuide, "UILayoutGuide"),
    "viewLayoutGuide": .init(.layoutGuide, "UILayoutGuide"),
    "viewControllerLayoutGuide": .init(.layoutGuide, "UILayoutSupport"),

    // Other objects
    "placeholder": .init(.placeholder, "NSObject", "Foundation"),
    "exit": .init(.placeholder, "NSObject", "Foundation"),
    "customObject": .init(.object, "NSObject", "Foundation"),
    "constraint": .init(.object, "NSLayoutConstraint"),
    "command": .init(.object, "UICommand"),
    "keyCommand": .init(.object, "UIKeyCommand"),
    "menu": .init(.object, "UIMenu"),
    "searchDisplayController": .init(.object, "UISearchDisplayController"),
  ]
}
