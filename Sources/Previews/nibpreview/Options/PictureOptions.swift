import HeadlessUIKit
import HeadlessUIKitDrawing
import ReuseGenArguments

/// The options for the devices and the settings of pictures.
enum PictureOptions {
  static let device = Option<[PictureDevice]>(
    "device",
    valueName: "DEVICE",
    default: [],
    help:
      "A device on which scenes are laid out: \(PictureDevice.names), or a size in points as 390x844. Can be repeated."
  )
  static let dark = Flag("dark", help: "Draw in the dark appearance.")
  static let contentSize = Option<PreferredTextSize?>(
    "content-size",
    valueName: "SIZE",
    help: "The preferred text size, such as accessibility-large."
  )
  static let rightToLeft = Flag("rtl", help: "Lay out from right to left, as for Arabic and Hebrew.")
  static let all: [any ParameterDeclaration] = [device, dark, contentSize, rightToLeft]

  static func settings(_ arguments: Arguments) -> [PictureSettings] {
    var settings = PictureSettings(isDark: arguments[dark], contentSize: arguments[contentSize]?.category)
    settings.isRightToLeft = arguments[rightToLeft]
    let devices = arguments[device]
    if devices.isEmpty { return [settings] }
    return devices.map { device in
      settings.device = device
      return settings
    }
  }
}

extension PictureDevice: ExpressibleByArgument {
  fileprivate static var names: String { all.map { "\"\($0.name)\"" }.joined(separator: ", ") }

  package static var requirement: String { "Please provide \(names), or a size in points as 390x844." }
  package init?(argument: String) { self.init(argument) }
  package var argument: String { name }
}

struct PreferredTextSize: ExpressibleByArgument {
  let argument: String
  let category: UIContentSizeCategory

  static var allowedArguments: [String] { PictureSettings.contentSizes.map(\.key) }

  init?(argument: String) {
    guard let found = PictureSettings.contentSizes.first(where: { $0.key == argument }) else { return nil }
    (self.argument, category) = (argument, found.value)
  }
}
