import UIKit

private final class PrivateCell: UITableViewCell {}
private enum Inner { final class InnerCell: UITableViewCell {} }
public enum Feed { final class PhotoCell: UITableViewCell {} }
final class BookCell: UITableViewCell {}
public final class Badge: UIView {}
public class SpareCell<Model>: UITableViewCell {}
public final class PersonCell: UITableViewCell {}
public struct Model {}
public final class CustomCell: UICollectionViewCell { public static let reuseIdentifier = "custom" }
public final class Plate: UIView {}
