import Recycler

final class PersonCell: UITableViewCell {}
final class PhotoCell: UICollectionViewCell {}

@main
struct Templates {
  @MainActor static func main() {
    print("Cells in tables: \(CellNames.inTables.joined(separator: ", "))")
    print("Cells in collections: \(CellNames.inCollections.joined(separator: ", "))")
    print("PersonCell is dequeued as \(PersonCell.reuseIdentifier)")
  }
}
