// The identifiers, nibs and storyboards of the rows, written by hand: "conformances": false adds no members.
import Recycler

extension TextCell {
  nonisolated static let reuseIdentifier = "TextCell"
}

extension PictureCell {
  nonisolated static let reuseIdentifier = "PictureCell"
  nonisolated static let nibName = "PictureCell"
  static var nib: UINib { UINib(nibName: nibName, bundle: .module) }
}

extension PrototypeCell {
  nonisolated static let reuseIdentifier = "PrototypeCell"
}

extension TextItem {
  nonisolated static let reuseIdentifier = "TextItem"
}

extension PictureItem {
  nonisolated static let reuseIdentifier = "PictureItem"
  nonisolated static let nibName = "PictureItem"
  static var nib: UINib { UINib(nibName: nibName, bundle: .module) }
}

extension PrototypeItem {
  nonisolated static let reuseIdentifier = "PrototypeItem"
}

extension First.PhotoCell {
  nonisolated static let reuseIdentifier = "First.PhotoCell"
}

extension Second.PhotoCell {
  nonisolated static let reuseIdentifier = "Second.PhotoCell"
}

extension FirstChildCell {
  nonisolated static let reuseIdentifier = "FirstChildCell"
}

extension SecondChildCell {
  nonisolated static let reuseIdentifier = "SecondChildCell"
}

extension CustomisedCell {
  nonisolated static let reuseIdentifier = "custom-identifier"
  nonisolated static let nibName = "CustomUI"
  static var nib: UINib { UINib(nibName: nibName, bundle: .module) }
}

extension CodeHeading {
  nonisolated static let reuseIdentifier = "CodeHeading"
}

extension NibHeading {
  nonisolated static let reuseIdentifier = "NibHeading"
  nonisolated static let nibName = "NibHeading"
  static var nib: UINib { UINib(nibName: nibName, bundle: .module) }
}

extension CodeRibbon {
  nonisolated static let reuseIdentifier = "CodeRibbon"
}

extension NibRibbon {
  nonisolated static let reuseIdentifier = "NibRibbon"
  nonisolated static let nibName = "NibRibbon"
  static var nib: UINib { UINib(nibName: nibName, bundle: .module) }
}

extension Sticker {
  nonisolated static let reuseIdentifier = "Sticker"
}

extension Badge {
  nonisolated static let nibName = "Badge"
  static var nib: UINib { UINib(nibName: nibName, bundle: .module) }
}

extension WidgetHolder {
  nonisolated static let nibName = "WidgetHolder"
  static var nib: UINib { UINib(nibName: nibName, bundle: .module) }
}

extension ColourWidget {
  nonisolated static let nibName = "ColourWidget"
  static var nib: UINib { UINib(nibName: nibName, bundle: .module) }
}

extension InfoScreen {
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "InfoScreen", bundle: .module) }
}

extension SecondaryScreen {
  nonisolated static let sceneIdentifier = "SecondaryScreen"
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "InfoScreen", bundle: .module) }
}

extension OtherScreen {
  nonisolated static let sceneIdentifier = "another-scene"
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "InfoScreen", bundle: .module) }
}

extension ExampleTabs {
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "Example", bundle: .module) }
}

extension ListScreen {
  nonisolated static let sceneIdentifier = "ListScreen"
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "Example", bundle: .module) }
}

extension GridScreen {
  nonisolated static let sceneIdentifier = "GridScreen"
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "Example", bundle: .module) }
}

extension WidgetScreen {
  nonisolated static let sceneIdentifier = "WidgetScreen"
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "Example", bundle: .module) }
}
