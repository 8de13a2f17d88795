extension AppleClassTables {
  /// The classes of other frameworks that apps inherit from. Few of them are known completely.
  static let others = """
    MKMapView: UIView | delegate mapType region centerCoordinate camera showsUserLocation userTrackingMode \
      zoomEnabled isZoomEnabled scrollEnabled isScrollEnabled rotateEnabled isRotateEnabled pitchEnabled \
      isPitchEnabled showsCompass showsScale showsTraffic showsBuildings showsPointsOfInterest annotations \
      overlays selectedAnnotations visibleMapRect pointOfInterestFilter cameraZoomRange cameraBoundary \
      preferredConfiguration selectableMapFeatures showsUserTrackingButton pitchButtonVisibility userLocation
    MKAnnotationView: UIView | annotation image centerOffset calloutOffset selected isSelected canShowCallout \
      leftCalloutAccessoryView rightCalloutAccessoryView detailCalloutAccessoryView draggable isDraggable \
      dragState enabled isEnabled highlighted isHighlighted reuseIdentifier clusteringIdentifier displayPriority \
      collisionMode clusterAnnotationView zPriority selectedZPriority leftCalloutOffset rightCalloutOffset
    MKPinAnnotationView: MKAnnotationView | pinTintColor pinColor animatesDrop
    MKMarkerAnnotationView: MKAnnotationView | titleVisibility subtitleVisibility markerTintColor glyphTintColor \
      glyphText glyphImage selectedGlyphImage animatesWhenAdded
    MKUserTrackingButton?: UIView | mapView
    MKUserTrackingBarButtonItem?: UIBarButtonItem | mapView
    MKCompassButton?: UIView | mapView
    MKScaleView?: UIView | mapView
    MKOverlayRenderer?: NSObject
    MKOverlayPathRenderer?: MKOverlayRenderer
    MKPointAnnotation?: NSObject
    MKPlacemark?: NSObject
    WKWebView: UIView | navigationDelegate UIDelegate uiDelegate configuration scrollView URL title loading \
      estimatedProgress hasOnlySecureContent canGoBack canGoForward backForwardList \
      allowsBackForwardNavigationGestures customUserAgent allowsLinkPreview pageZoom mediaType interactionState \
      underPageBackgroundColor themeColor findInteractionEnabled findInteraction inspectable isInspectable \
      serverTrust cameraCaptureState microphoneCaptureState fullscreenState | goBack goForward reload \
      reloadFromOrigin stopLoading goBack: goForward: reload: stopLoading: reloadFromOrigin:
    WKInterfaceController?: NSObject
    WKUserNotificationInterfaceController?: WKInterfaceController
    WKHostingController?: WKInterfaceController
    SKView?: UIView | delegate scene paused
    SKNode?: UIResponder
    SKScene?: SKEffectNode
    SKEffectNode?: SKNode
    SKSpriteNode?: SKNode
    SKShapeNode?: SKNode
    SKLabelNode?: SKNode
    SKEmitterNode?: SKNode
    SCNView?: UIView | delegate scene
    SCNNode?: NSObject
    SCNScene?: NSObject
    ARView?: UIView
    ARSCNView?: SCNView | session delegate
    ARSKView?: SKView | session delegate
    MTKView: UIView | delegate device currentDrawable framebufferOnly depthStencilAttachmentTextureUsage \
      multisampleColorAttachmentTextureUsage presentsWithTransaction colorPixelFormat depthStencilPixelFormat \
      depthStencilStorageMode sampleCount clearColor clearDepth clearStencil depthStencilTexture \
      multisampleColorTexture currentRenderPassDescriptor preferredFramesPerSecond enableSetNeedsDisplay \
      autoResizeDrawable drawableSize paused isPaused preferredDrawableSize preferredDevice autoResizeDrawable | \
      releaseDrawables draw
    GLKView?: UIView | delegate context
    GLKViewController?: UIViewController | delegate
    PDFView?: UIView | delegate document
    PDFThumbnailView?: UIView | PDFView
    QLPreviewController?: UIViewController | delegate dataSource
    AVPlayerViewController: UIViewController | delegate player showsPlaybackControls videoGravity \
      allowsPictureInPicturePlayback readyForDisplay videoBounds contentOverlayView updatesNowPlayingInfoCenter \
      entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds pixelBufferAttributes \
      requiresLinearPlayback canStartPictureInPictureAutomaticallyFromInline allowsVideoFrameAnalysis \
      videoFrameAnalysisTypes showsTimecodes toggleLookupAction speeds selectedSpeed customInfoViewController
    AVPictureInPictureController?: NSObject
    AVRoutePickerView?: UIView | delegate
    AVCaptureSession?: NSObject
    AVPlayer?: NSObject
    AVPlayerLayer?: CALayer
    AVCaptureVideoPreviewLayer?: CALayer
    AVQueuePlayer?: AVPlayer
    AVPlayerItem?: NSObject
    MPVolumeView?: UIView
    MPMoviePlayerViewController?: UIViewController
    MPMediaPickerController?: UIViewController | delegate
    MFMailComposeViewController?: UINavigationController | mailComposeDelegate
    MFMessageComposeViewController?: UINavigationController | messageComposeDelegate
    SFSafariViewController?: UIViewController | delegate
    SLComposeViewController?: UIViewController
    SLComposeServiceViewController?: UIViewController
    SKStoreProductViewController?: UIViewController | delegate
    SKProductsRequest?: SKRequest
    SKRequest?: NSObject
    PKAddPassesViewController?: UIViewController
    PKPaymentAuthorizationViewController?: UIViewController
    PKCanvasView?: UIScrollView | delegate drawing tool
    PHPickerViewController?: UIViewController
    PHLivePhotoView?: UIView | delegate
    CNContactViewController?: UIViewController | delegate
    CNContactPickerViewController?: UIViewController | delegate
    CXProvider?: NSObject
    EKEventEditViewController?: UINavigationController
    EKEventViewController?: UIViewController
    GKGameCenterViewController?: UINavigationController
    VNDocumentCameraViewController?: UIViewController
    LPLinkView?: UIView
    INUIAddVoiceShortcutButton?: UIButton
    UIHostingController?: UIViewController
    _UIHostingView?: UIView
    ADBannerView?: UIView | delegate
    NSObjectController?: NSController
    CALayer?: NSObject | cornerRadius borderWidth borderColor masksToBounds shadowColor shadowOpacity \
      shadowOffset shadowRadius opacity hidden backgroundColor contents mask name zPosition maskedCorners \
      cornerCurve
    CAShapeLayer?: CALayer
    CAGradientLayer?: CALayer
    CATextLayer?: CALayer
    CATiledLayer?: CALayer
    CAScrollLayer?: CALayer
    CAEmitterLayer?: CALayer
    CATransformLayer?: CALayer
    CAReplicatorLayer?: CALayer
    CAMetalLayer?: CALayer
    CAEAGLLayer?: CALayer
    CAAnimation?: NSObject
    CAPropertyAnimation?: CAAnimation
    CABasicAnimation?: CAPropertyAnimation
    NSProxy?
    NSManagedObject?: NSObject
    NSManagedObjectContext?: NSObject
    NSPersistentContainer?: NSObject
    NSIncrementalStore?: NSPersistentStore
    NSPersistentStore?: NSObject
    NSEntityMigrationPolicy?: NSObject
    NSFetchedResultsController?: NSObject
    NSOperation?: NSObject
    Operation?: NSObject
    OperationQueue?: NSObject
    BlockOperation?: Operation
    Formatter?: NSObject
    NSFormatter?: NSObject
    NumberFormatter?: Formatter
    DateFormatter?: Formatter
    NSNumberFormatter?: NSFormatter
    NSDateFormatter?: NSFormatter
    URLProtocol?: NSObject
    NSURLProtocol?: NSObject
    URLSession?: NSObject
    URLSessionTask?: NSObject
    URLSessionDataTask?: URLSessionTask
    URLCache?: NSObject
    InputStream?: NSObject
    OutputStream?: NSObject
    Thread?: NSObject
    Timer?: NSObject
    Bundle?: NSObject
    NSBundle?: NSObject
    UserDefaults?: NSObject
    NSUserDefaults?: NSObject
    NSCoder?: NSObject
    NSKeyedArchiver?: NSCoder
    NSKeyedUnarchiver?: NSCoder
    NSError?: NSObject
    NSException?: NSObject
    NSPredicate?: NSObject
    NSString?: NSObject
    NSArray?: NSObject
    NSDictionary?: NSObject
    NSSet?: NSObject
    NSData?: NSObject
    NSValue?: NSObject
    NSNumber?: NSValue
    NSURL?: NSObject
    NSCache?: NSObject
    NSUndoManager?: NSObject
    UndoManager?: NSObject
    NSUserActivity?: NSObject
    NSTextStorage?: NSMutableAttributedString
    NSAttributedString?: NSObject
    NSMutableAttributedString?: NSAttributedString
    NSLayoutManager?: NSObject
    NSTextContainer?: NSObject
    NSTextAttachment?: NSObject
    NSParagraphStyle?: NSObject
    UNNotificationServiceExtension?: NSObject
    INExtension?: NSObject
    XCTestCase?: XCTest
    XCTest?: NSObject
    JSContext?: NSObject
    CLLocationManager?: NSObject
    NSResponder?: NSObject
    NSApplication?: NSResponder
    NSView?: NSResponder
    NSControl?: NSView
    NSButton?: NSControl
    NSPopUpButton?: NSButton
    NSTextField?: NSControl
    NSSearchField?: NSTextField
    NSSecureTextField?: NSTextField
    NSComboBox?: NSTextField
    NSImageView?: NSControl
    NSSlider?: NSControl
    NSSegmentedControl?: NSControl
    NSTableView?: NSControl
    NSOutlineView?: NSTableView
    NSTableCellView?: NSView
    NSTableRowView?: NSView
    NSTableHeaderView?: NSView
    NSCollectionView?: NSView
    NSScrollView?: NSView
    NSClipView?: NSView
    NSScroller?: NSControl
    NSSplitView?: NSView
    NSStackView?: NSView
    NSText?: NSView
    NSTextView?: NSText
    NSBox?: NSView
    NSVisualEffectView?: NSView
    NSProgressIndicator?: NSView
    NSTabView?: NSView
    NSHostingView?: NSView
    NSViewController?: NSResponder
    NSHostingController?: NSViewController
    NSSplitViewController?: NSViewController
    NSTabViewController?: NSViewController
    NSPageController?: NSViewController
    NSCollectionViewItem?: NSViewController
    NSTitlebarAccessoryViewController?: NSViewController
    NSWindow?: NSResponder
    NSPanel?: NSWindow
    NSWindowController?: NSResponder
    NSDrawer?: NSResponder
    NSPopover?: NSResponder
    NSDocument?: NSObject
    NSDocumentController?: NSObject
    NSCell?: NSObject
    NSActionCell?: NSCell
    NSTextFieldCell?: NSActionCell
    NSButtonCell?: NSActionCell
    NSImageCell?: NSCell
    NSMenu?: NSObject
    NSMenuItem?: NSObject
    NSToolbar?: NSObject
    NSToolbarItem?: NSObject
    NSStoryboardSegue?: NSObject
    NSController?: NSObject
    NSArrayController?: NSObjectController
    NSTreeController?: NSObjectController
    NSUserDefaultsController?: NSController
    NSFontManager?: NSObject
    NSColor?: NSObject
    NSImage?: NSObject
    NSSharingService?: NSObject
    NSGestureRecognizer?: NSObject
    NSClickGestureRecognizer?: NSGestureRecognizer
    NSPanGestureRecognizer?: NSGestureRecognizer
    """
}
