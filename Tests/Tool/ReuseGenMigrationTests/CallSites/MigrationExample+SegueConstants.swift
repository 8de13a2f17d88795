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
    # cases with a condition
     class StartController: UIViewController {
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    -    switch StoryboardSegue.Main(segue) {
    -    case .showLogin where sender != nil: mark()
    +    switch segue.identifier {
    +    case Reuse.Segues.startController.showLogin.identifier where sender != nil: mark()
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
         let other = segue.identifier.flatMap(StoryboardSegue.Main.init)
       }
     }
    ! the code keeps SwiftGen's constant for the segue; compare segue.identifier with an identifier in Reuse.Segues
    ! the code keeps SwiftGen's constant for the segue; compare segue.identifier with an identifier in Reuse.Segues
    # constants that a name holds, and complete cases
     class StartController: UIViewController {
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    -    guard let kind = StoryboardSegue.Main(segue) else { return }
    +    guard let kind = segue.identifier else { return }
         switch kind {
    -    case .showLogin:
    -      (segue.destination as? LoginController)?.name = "Ada"
    -    case .showInfo, .showHelp: mark()
    +    case Reuse.Segues.startController.showLogin.identifier:
    +      Reuse.Segues.startController.showLogin.destination(of: segue)?.name = "Ada"
    +    case Reuse.Segues.startController.showInfo.identifier, Reuse.Segues.startController.showHelp.identifier: mark()
    +    default: break
         }
       }
       func a(for segue: UIStoryboardSegue) {
    -    guard let identifier = segue.identifier, let kind = StoryboardSegue.Main(rawValue: identifier) else { return }
    -    if kind == .showLogin { mark() }
    -    switch kind {
    -    case .showInfo: mark()
    +    guard let identifier = segue.identifier else { return }
    +    if identifier == Reuse.Segues.startController.showLogin.identifier { mark() }
    +    switch identifier {
    +    case Reuse.Segues.startController.showInfo.identifier: mark()
         default: break
         }
    -    if let other = StoryboardSegue.Main(segue), other != .showHelp { mark() }
    -    if case .showInfo? = StoryboardSegue.Main(segue) { mark() }
    -    switch StoryboardSegue.Main(rawValue: segue.identifier!)! {
    -    case .showLogin: mark()
    +    if let other = segue.identifier, other != Reuse.Segues.startController.showHelp.identifier { mark() }
    +    if segue.identifier == Reuse.Segues.startController.showInfo.identifier { mark() }
    +    switch segue.identifier {
    +    case Reuse.Segues.startController.showLogin.identifier: mark()
         default: break
         }
       }
       func b(for segue: UIStoryboardSegue) {
         guard let kind = StoryboardSegue.Main(segue) else { return super.prepare(for: segue, sender: nil) }
         if kind == .showLogin { mark() }
         if let other = StoryboardSegue.Main(segue) { mark(other == .showInfo) } else { mark() }
       }
       override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
         guard let kind = StoryboardSegue.Main(rawValue: identifier) else { return true }
         return kind != .showLogin
       }
     }
    ! the code keeps SwiftGen's constant for the segue; compare segue.identifier with an identifier in Reuse.Segues
    ! the code keeps SwiftGen's constant for the segue; compare segue.identifier with an identifier in Reuse.Segues
    ! the code keeps SwiftGen's constant for the segue; compare segue.identifier with an identifier in Reuse.Segues
    """
  )
}
