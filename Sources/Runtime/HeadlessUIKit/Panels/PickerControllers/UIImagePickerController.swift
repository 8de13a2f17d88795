/// A view controller with the camera or the user's photos. It shows nothing; a test calls the delegate.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// The source. As in UIKit, one that isn't available stops the program.
  open var sourceType = SourceType.photoLibrary {
    willSet {
      if !type(of: self).isSourceTypeAvailable(newValue) { stop("Source type \(newValue.rawValue) not available") }
    }
  }
  /// Stored; has no effect here.
  open var mediaTypes = ["public.image"]
  /// Stored; has no effect here.
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  /// Stored; has no effect here.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Stored; has no effect here.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Stored; has no effect here.
  open var videoQuality = QualityType.typeMedium
  /// Stored; has no effect here.
  open var videoMaximumDuration: TimeInterval = 600
  /// Stored; has no effect here.
  open var cameraOverlayView: UIView?
  /// Stored; has no effect here.
  open var showsCameraControls = true
  /// The photos are available, and the camera isn't, as in a simulator.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  open func takePicture() {}
}

@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
