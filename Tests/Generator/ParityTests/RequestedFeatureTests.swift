import Recycler
import Testing

/// Features that users of Reusable requested.
@MainActor struct RequestedFeatureTests {
  /// Reusable's own default uses the class's bundle, and the document is found nevertheless.
  @Test func nibsOfAPackageAreFoundByDefault() {
    #expect(Leaf.loadFromNib().frame.size == CGSize(width: 40, height: 20))
  }

  enum Feed { final class PhotoCell: UITableViewCell, Reusable {} }
  enum Album {
    final class PhotoCell: UITableViewCell, Reusable {
      static var reuseIdentifier: String { "Album.PhotoCell" }
    }
  }

  /// Both are `PhotoCell` to `String(describing:)`; the second one specifies another identifier, in code or in the
  /// manifest.
  @Test func nestedClassesOfOneNameAreToldApart() {
    let rows = Rows(2) { table, path in
      path.row == 0
        ? table.dequeueReusableCell(for: path) as Feed.PhotoCell
        : table.dequeueReusableCell(for: path) as Album.PhotoCell
    }
    rows.table.register(cellType: Feed.PhotoCell.self)
    rows.table.register(cellType: Album.PhotoCell.self)
    rows.table.layoutIfNeeded()
    #expect(
      rows.table.visibleCells.map { String(reflecting: type(of: $0)) } == [
        "ParityTests.RequestedFeatureTests.Feed.PhotoCell", "ParityTests.RequestedFeatureTests.Album.PhotoCell",
      ]
    )
    let generated = Rows(2) { table, path in
      path.row == 0 ? table.dequeueFirstPhotoCell(for: path) : table.dequeue(.secondPhotoCell, for: path)
    }
    Reuse.registerAll(in: generated.table)
    generated.table.layoutIfNeeded()
    #expect(
      generated.table.visibleCells.map { String(reflecting: type(of: $0)) } == [
        "ParityTests.First.PhotoCell", "ParityTests.Second.PhotoCell",
      ]
    )
  }

  /// A class that is statically known as its superclass is registered as itself.
  @Test func aDynamicSubclassIsRegisteredAsItself() {
    func registered(_ type: ParentCell.Type) -> [String] {
      let rows = Rows(1) { $0.dequeueReusableCell(for: $1, cellType: type) }
      rows.table.register(cellType: type)
      return rows.classes
    }
    #expect(registered(SecondChildCell.self) == ["SecondChildCell"])
    #expect(registered(ParentCell.self) == ["ParentCell"])
  }
}

enum First { final class PhotoCell: UITableViewCell, Reusable {} }
enum Second { final class PhotoCell: UITableViewCell, Reusable {} }

final class Leaf: UIView, NibLoadable {}
