import Recycler

/// A photo of a place.
struct Photo {
  /// The colors of a landscape.
  struct Light {
    var sky: UIColor
    var sun: UIColor
    var hills: UIColor
  }

  var place: String
  var light: Light
}

extension Photo {
  private static let lights = [
    Light(sky: UIColor(rgb: 0x8ecae6), sun: UIColor(rgb: 0xffd166), hills: UIColor(rgb: 0x5b8e7d)),
    Light(sky: UIColor(rgb: 0xf4978e), sun: UIColor(rgb: 0xffe5b4), hills: UIColor(rgb: 0x6d597a)),
    Light(sky: UIColor(rgb: 0x355070), sun: UIColor(rgb: 0xe9ecef), hills: UIColor(rgb: 0x1b263b)),
    Light(sky: UIColor(rgb: 0xfbc4ab), sun: UIColor(rgb: 0xf08080), hills: UIColor(rgb: 0xb08968)),
    Light(sky: UIColor(rgb: 0xbde0fe), sun: UIColor(rgb: 0xffffff), hills: UIColor(rgb: 0x7f9c96)),
  ]

  /// Makes `count` photos of places, the same in each run.
  static func sample(_ count: Int, of places: [String]) -> [Photo] {
    (0..<count).map { Photo(place: places[$0 % places.count], light: lights[$0 % lights.count]) }
  }
}

extension UIColor {
  /// - Parameter rgb: Red, green and blue, with 8 bits each.
  fileprivate convenience init(rgb: Int) {
    func component(_ shift: Int) -> CGFloat { CGFloat(rgb >> shift & 0xff) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }
}
