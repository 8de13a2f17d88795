import UIKit

// old, Faded
let back = UIImage(named: "star")
