import SwiftUI
import UIKit

enum Pin: String {
  case mapPin
}

let people = """
  [{ "name": "Ned Flower" }]
  """

func pictures(_ number: Int, _ pin: Pin, _ color: String) {
  _ = UIImage(named: "star")
  _ = Color("Tint")
  _ = UIImage(resource: .icMoon)
  _ = UIImage(named: "sun-\(number)")
  _ = UIImage(named: pin.rawValue)
  _ = UIImage(resource: .hero)
  _ = UIImage(named: ["flag", color].joined())
  _ = UIImage.animatedImageNamed("wait", duration: 1)
  _ = #imageLiteral(resourceName: "cloud")
}

let colors = ["red"]
