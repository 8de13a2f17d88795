// The members that differ from the defaults of the rows' classes: "conformances": false adds none.
import Recycler

extension First.PhotoCell {
  nonisolated static let reuseIdentifier = "First.PhotoCell"
}

extension Second.PhotoCell {
  nonisolated static let reuseIdentifier = "Second.PhotoCell"
}

extension CustomisedCell {
  nonisolated static let reuseIdentifier = "custom-identifier"
  static var nib: UINib { UINib(nibName: "CustomUI", bundle: .module) }
}

extension InfoScreen {
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "InfoScreen", bundle: .module) }
}

extension SecondaryScreen {
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
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "Example", bundle: .module) }
}

extension GridScreen {
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "Example", bundle: .module) }
}

extension WidgetScreen {
  static var sceneStoryboard: UIStoryboard { UIStoryboard(name: "Example", bundle: .module) }
}
