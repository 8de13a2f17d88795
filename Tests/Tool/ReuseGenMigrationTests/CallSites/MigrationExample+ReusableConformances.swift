extension MigrationExample {
  static let reusableConformances = read(
    """
    # conformances that the generated file makes
    -import Reusable
    -final class PersonCell: UITableViewCell, NibReusable {
    -  static var reuseIdentifier: String { "PersonCell" }
    +import Recycler
    +final class PersonCell: UITableViewCell {
       static let other = 1
     }
    -final class PhotoCell: UICollectionViewCell, Reusable, Named {}
    -extension Badge: NibLoadable {}
    -extension LoginController: StoryboardSceneBased {
    -  static let sceneStoryboard = UIStoryboard(name: "Main", bundle: nil)
    -  static let sceneIdentifier = "Login"
    +final class PhotoCell: UICollectionViewCell, Named {}
    +extension LoginController {
       func a() {}
     }
     final class OtherCell: UITableViewCell, Reusable {}
    # comments about requirements, beside them and above an extension
     final class PersonCell: UITableViewCell, NibReusable {
       /// The server knows the name.
       static var reuseIdentifier: String { "PersonCell" }
     }
     final class PhotoCell: UICollectionViewCell, Reusable {
       static let reuseIdentifier = "photo"  // Not the class's name.
     }
     final class LetterHeader: UITableViewHeaderFooterView, Reusable {
       static var reuseIdentifier: String { "LetterHeader" }; static let other = 1
     }
    -final class NewsCell: UITableViewCell, Reusable {
    +final class NewsCell: UITableViewCell {
       var a = 1  // A number.
    -  static let reuseIdentifier = "App.NewsCell"
       // MARK: - Actions

    -  static var nib: UINib { UINib(nibName: "NewsCell", bundle: nil) }
     }
     // Lists load it.
    -extension Badge: NibLoadable {}
    +extension Badge {}
    ! a comment is in the way; move it, and migrate again
    ! a comment is in the way; move it, and migrate again
    ! a requirement of Reusable shares its line with other code; move it to its own, and migrate again
    # an identifier that the manifest lacks
     final class LetterHeader: UITableViewHeaderFooterView, Reusable {
       static var reuseIdentifier: String { String(describing: self) + ".header" }
     }
    ! reuseIdentifier of the app has another identifier for LetterHeader than the manifest; write it there
    # a class whose superclass conforms
     class BaseCell: UITableViewCell, Reusable {}
     final class PersonCell: BaseCell, NibLoadable {}
    ! BaseCell conforms to Reusable's protocols, too; add "conformances": false to the entry
    """
  )
}
