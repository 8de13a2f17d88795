extension MigrationExample {
  static let segueConstants = read(
    """
    # cases of SwiftGen
     class StartController: UIViewController {
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    -    switch StoryboardSegue.Main(segue) {
    -    case .showLogin?:  // at first
    -      let login = segue.destination as! LoginController
    +    switch segue.identifier {
    +    case Reuse.Segues.startController.showLogin.identifier:  // at first
    +      let login = Reuse.Segues.startController.showLogin.destination(of: segue)!
           login.name = "Ada"
    -    case .showInfo: mark()
    +    case Reuse.Segues.startController.showInfo.identifier: mark()
         default: break
         }
    -    switch StoryboardSegue.Main(segue) {
    -    case .showLogin, .showInfo: mark()
    -    case nil: break
    +    switch segue.identifier {
    +    case Reuse.Segues.startController.showLogin.identifier, Reuse.Segues.startController.showInfo.identifier: mark()
    +    default: break
         }
    -    switch StoryboardSegue.Main(rawValue: segue.identifier ?? "") {
    -    case .showInfo: mark()
    +    switch segue.identifier {
    +    case Reuse.Segues.startController.showInfo.identifier: mark()
         default: break
         }
       }
     }
    # cases of segues that the manifest lacks, and other patterns
     class StartController: UIViewController {
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
         switch StoryboardSegue.Main(segue) {
         case .showLogin?: mark()
         case .showOther?: mark()
         default: break
         }
         switch StoryboardSegue.Main(segue) {
         case let other?: mark(other)
         case nil: break
         }
         switch StoryboardSegue.Main(segue) {
         case .showLogin: mark()
         case nil: break
         default: mark()
         }
       }
     }
    ! no scene of StartController has a segue showOther; correct the identifier, or add the segue there
    ! a case isn't a constant of SwiftGen
    ! the cases distinguish a segue without a constant from one without an identifier
    # patterns for optionals, comparisons, and constants that the code keeps
     class StartController: UIViewController {
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    -    switch StoryboardSegue.Main(segue) {
    -    case .some(.showLogin): mark()
    -    case .showInfo?, .none: break
    +    switch segue.identifier {
    +    case Reuse.Segues.startController.showLogin.identifier: mark()
    +    default: break
         }
    -    if StoryboardSegue.Main(segue) == .showInfo { mark() }
    -    guard StoryboardSegue.Main(rawValue: segue.identifier ?? "") != .showLogin else { return }
    +    if segue.identifier == Reuse.Segues.startController.showInfo.identifier { mark() }
    +    guard segue.identifier != Reuse.Segues.startController.showLogin.identifier else { return }
         guard let kind = StoryboardSegue.Main(segue) else { return }
       }
     }
    ! the code keeps SwiftGen's constant for the segue; compare segue.identifier with an identifier in Reuse.Segues
    """
  )
}
