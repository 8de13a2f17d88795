extension MigrationExample {
  static let reusableConformances = [
    MigrationExample(
      "conformances that the generated file makes",
      """
      import Reusable
      final class PersonCell: UITableViewCell, NibReusable {
        static var reuseIdentifier: String { "PersonCell" }
        static let other = 1
      }
      final class PhotoCell: UICollectionViewCell, Reusable, Named {}
      extension Badge: NibLoadable {}
      extension LoginController: StoryboardSceneBased {
        static let sceneStoryboard = UIStoryboard(name: "Main", bundle: nil)
        static let sceneIdentifier = "Login"
        func a() {}
      }
      final class OtherCell: UITableViewCell, Reusable {}
      """,
      """
      import Recycler
      final class PersonCell: UITableViewCell {
        static let other = 1
      }
      final class PhotoCell: UICollectionViewCell, Named {}
      extension LoginController {
        func a() {}
      }
      final class OtherCell: UITableViewCell, Reusable {}
      """
    )
  ]
}
