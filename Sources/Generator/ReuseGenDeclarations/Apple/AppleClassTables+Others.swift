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
    WKWebView: UIView | navigationDelegate UIDelegate configuration scrollView URL title loading isLoading \
      estimatedProgress hasOnlySecureContent canGoBack canGoForward backForwardList \
      allowsBackForwardNavigationGestures customUserAgent allowsLinkPreview pageZoom mediaType interactionState \
      underPageBackgroundColor themeColor findInteractionEnabled findInteraction inspectable isInspectable \
      serverTrust certificateChain cameraCaptureState microphoneCaptureState fullscreenState | goBack goForward reload \
      reloadFromOrigin stopLoading goBack: goForward: reload: stopLoading: reloadFromOrigin:
    WKInterfaceController: NSObject | contentFrame contentSafeAreaInsets crownSequencer \
      tableScrollingHapticFeedbackEnabled isTableScrollingHapticFeedbackEnabled interfaceController title \
      activationState | popController popToRootController dismissController pop popToRoot dismiss becomeCurrentPage \
      dismissMediaPlayerController dismissAudioRecorderController dismissAddPassesController clearAllMenuItems \
      invalidateUserActivity dismissTextInputController scrollToObject:atScrollPosition:animated:
    WKUserNotificationInterfaceController: WKInterfaceController | notificationActions | \
      performNotificationDefaultAction \
      performDismissAction
    WKHostingController: WKInterfaceController | body | setNeedsBodyUpdate updateBodyIfNeeded
    WKUserNotificationHostingController: WKUserNotificationInterfaceController | body
    WKInterfaceObject: NSObject | interfaceProperty alpha hidden
    WKInterfaceLabel: WKInterfaceObject
    WKInterfaceButton: WKInterfaceObject
    WKInterfaceGroup: WKInterfaceObject
    WKInterfaceImage: WKInterfaceObject
    WKInterfaceTable: WKInterfaceObject
    WKInterfaceSwitch: WKInterfaceObject
    WKInterfaceSlider: WKInterfaceObject
    WKInterfaceSeparator: WKInterfaceObject
    WKInterfaceDate: WKInterfaceObject
    WKInterfaceTimer: WKInterfaceObject
    WKInterfaceMap: WKInterfaceObject
    WKInterfacePicker?: WKInterfaceObject
    WKInterfaceMovie?: WKInterfaceObject
    WKInterfaceInlineMovie?: WKInterfaceObject
    WKInterfaceSCNScene?: WKInterfaceObject
    WKInterfaceSKScene?: WKInterfaceObject
    WKInterfaceHMCamera?: WKInterfaceObject
    WKInterfaceAuthorizationAppleIDButton?: WKInterfaceObject
    MSMessagesAppViewController: UIViewController | activeConversation presentationContext presentationStyle | dismiss
    MSStickerBrowserViewController?: UIViewController
    MSStickerView?: UIView
    MSMessageTemplateLayout?: NSObject
    SKView: UIView | delegate scene paused isPaused showsFPS showsDrawCount showsNodeCount showsQuadCount \
      showsPhysics \
      showsFields showsLargeFields asynchronous isAsynchronous allowsTransparency ignoresSiblingOrder frameInterval \
      preferredFramesPerSecond preferredFrameRate shouldCullNonVisibleNodes disableDepthStencilBuffer
    SKNode?: UIResponder
    SKScene?: SKEffectNode
    SKEffectNode?: SKNode
    SKSpriteNode?: SKNode
    SKShapeNode?: SKNode
    SKLabelNode?: SKNode
    SKEmitterNode?: SKNode
    SCNView: UIView | delegate scene pointOfView allowsCameraControl cameraControlConfiguration \
      defaultCameraController \
    antialiasingMode preferredFramesPerSecond rendersContinuously playing isPlaying loops autoenablesDefaultLighting \
      \
      jitteringEnabled isJitteringEnabled temporalAntialiasingEnabled showsStatistics debugOptions overlaySKScene \
      sceneTime audioListener technique usesReverseZ eaglContext | play: pause: stop: snapshot
    SCNNode?: NSObject
    SCNScene?: NSObject
    ARView?: UIView
    ARSCNView: SCNView | session automaticallyUpdatesLighting rendersCameraGrain rendersMotionBlur
    ARSKView: SKView | session
    MTKView: UIView | delegate device currentDrawable framebufferOnly depthStencilAttachmentTextureUsage \
      multisampleColorAttachmentTextureUsage presentsWithTransaction colorPixelFormat depthStencilPixelFormat \
      depthStencilStorageMode sampleCount clearColor clearDepth clearStencil depthStencilTexture \
      multisampleColorTexture currentRenderPassDescriptor preferredFramesPerSecond enableSetNeedsDisplay \
      autoResizeDrawable drawableSize paused isPaused preferredDrawableSize preferredDevice autoResizeDrawable | \
      releaseDrawables draw
    GLKView: UIView | delegate context drawableWidth drawableHeight drawableColorFormat drawableDepthFormat \
      drawableStencilFormat drawableMultisample enableSetNeedsDisplay snapshot | display bindDrawable deleteDrawable
    GLKViewController: UIViewController | delegate preferredFramesPerSecond framesPerSecond paused isPaused \
      framesDisplayed pauseOnWillResignActive resumeOnDidBecomeActive
    PDFView?: UIView | delegate document
    PDFThumbnailView?: UIView | PDFView
    QLPreviewController: UIViewController | delegate dataSource currentPreviewItemIndex currentPreviewItem \
      | reloadData refreshCurrentPreviewItem
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
    MPVolumeView: UIView | showsVolumeSlider showsRouteButton volumeWarningSliderImage
    MPMoviePlayerViewController?: UIViewController
    MPMediaPickerController?: UIViewController | delegate
    MFMailComposeViewController: UINavigationController | mailComposeDelegate
    MFMessageComposeViewController?: UINavigationController | messageComposeDelegate
    SFSafariViewController?: UIViewController | delegate
    SLComposeViewController?: UIViewController
    SLComposeServiceViewController: UIViewController | textView contentText placeholder charactersRemaining \
      autoCompletionViewController | didSelectPost didSelectCancel cancel validateContent reloadConfigurationItems \
      popConfigurationViewController
    SKStoreProductViewController?: UIViewController | delegate
    SKProductsRequest?: SKRequest
    SKRequest?: NSObject
    PKAddPassesViewController?: UIViewController
    PKPaymentAuthorizationViewController?: UIViewController
    PKCanvasView?: UIScrollView | delegate drawing tool
    PHPickerViewController?: UIViewController
    PHLivePhotoView: UIView | delegate livePhoto contentMode contentsRect muted isMuted playbackGestureRecognizer \
      livePhotoBadgeView
    CNContactViewController?: UIViewController | delegate
    CNContactPickerViewController?: UIViewController | delegate
    CXProvider?: NSObject
    EKEventEditViewController: UINavigationController | editViewDelegate eventStore event
    EKEventViewController: UIViewController | delegate event allowsEditing allowsCalendarPreview
    GKGameCenterViewController?: UINavigationController
    VNDocumentCameraViewController?: UIViewController
    LPLinkView?: UIView
    INUIAddVoiceShortcutButton?: UIButton
    UIHostingController: UIViewController | rootView sizingOptions safeAreaRegions view
    _UIHostingView?: UIView
    ADBannerView?: UIView | delegate
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
    FirstResponder?: NSResponder
    NSHostingView?: NSView
    NSHostingController?: NSViewController
    NSFontManager?: NSObject
    NSColor?: NSObject
    NSImage?: NSObject
    NSSharingService?: NSObject
    """
}
