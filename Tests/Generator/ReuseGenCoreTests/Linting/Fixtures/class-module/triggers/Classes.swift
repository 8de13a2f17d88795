import UIKit

final class StarsView: UIView {}
enum Feed { final class PhotoView: UIView {} }
final class Album {
  struct Page { final class Cover: UIView {} }
}
@objc(INDView) final class IndexView: UIView {}
