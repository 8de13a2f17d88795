import UIKit

open class OpenCell: UITableViewCell {}
public enum Feed {}
public extension Feed { final class PhotoCell: UITableViewCell {} }
public final class CustomCell: UICollectionViewCell { public static let reuseIdentifier = "custom" }
public final class Plate: UITableViewHeaderFooterView {}
