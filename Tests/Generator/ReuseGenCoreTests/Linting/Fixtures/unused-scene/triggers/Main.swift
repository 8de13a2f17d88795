import UIKit

let storyboard = UIStoryboard(name: "Main", bundle: nil)

final class OldController: UIViewController {}
