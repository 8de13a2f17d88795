import Recycler
import Testing

/// Row 15 of the features in Reusable's documentation: names that 4.0.0 spelled differently work. The tests that
/// compile the samples of its page check that the compiler offers the new names.
@MainActor struct EarlierSpellingsRow {
  @Test("15. the spellings of 4.0.0 work") func earlierSpellingsWork() {
    let spellings: any Spellings = EarlierSpellings()
    #expect(spellings.tableClasses == ["TextCell", "PictureCell", "FirstChildCell"])
    #expect(spellings.collectionClasses == ["TextItem", "PictureItem"])
    #expect(spellings.headings == ["CodeHeading", "NibHeading"])
    #expect(spellings.scene == "EarlierScreen")
  }
}

/// Called through a protocol, a deprecated method causes no warning.
@MainActor private protocol Spellings {
  var tableClasses: [String] { get }
  var collectionClasses: [String] { get }
  var headings: [String] { get }
  var scene: String { get }
}

private struct EarlierSpellings: Spellings {
  @available(*, deprecated) var tableClasses: [String] {
    let rows = Rows(3) { table, path in
      switch path.row {
      case 0: table.dequeueReusableCell(indexPath: path) as TextCell
      case 1: table.dequeueReusableCell(indexPath: path) as PictureCell
      default: table.dequeueReusableCell(indexPath: path, cellType: FirstChildCell.self as ParentCell.Type)
      }
    }
    rows.table.register(TextCell.self)
    rows.table.register(PictureCell.self)
    rows.table.register(FirstChildCell.self)
    return rows.classes
  }

  @available(*, deprecated) var collectionClasses: [String] {
    let items = Items(2) { collection, path in
      path.item == 0
        ? collection.dequeueReusableCell(indexPath: path) as TextItem
        : collection.dequeueReusableCell(indexPath: path) as PictureItem
    }
    items.collection.register(TextItem.self)
    items.collection.register(PictureItem.self)
    return items.classes
  }

  @available(*, deprecated) var headings: [String] {
    let table = UITableView(frame: .zero)
    table.register(CodeHeading.self)
    table.register(NibHeading.self)
    let views: [UITableViewHeaderFooterView?] = [
      table.dequeueReusableHeaderFooterView(CodeHeading.self), table.dequeueReusableHeaderFooterView(NibHeading.self),
    ]
    return views.compactMap { $0 }.map { "\(type(of: $0))" }
  }

  @available(*, deprecated) var scene: String { "\(type(of: EarlierScreen.instantiate()))" }
}

/// Specifies its scene as in 4.0.0.
@available(*, deprecated)
final class EarlierScreen: UIViewController, StoryboardSceneBased {
  static let storyboard = UIStoryboard(name: "Earlier", bundle: .module)
}
