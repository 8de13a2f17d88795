import UIKit

let star = UIImage(named: "stra")
let accent = UIColor(named: "accent")
