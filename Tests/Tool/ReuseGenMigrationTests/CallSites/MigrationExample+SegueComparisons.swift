extension MigrationExample {
  static let segueComparisons = read(
    """
    # comparisons and cases
     class StartController: UIViewController {
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    -    if segue.identifier == "showLogin" { mark() }
    -    if "showLogin" != segue.identifier { mark() }
    +    if segue.identifier == Reuse.Segues.startController.showLogin.identifier { mark() }
    +    if Reuse.Segues.startController.showLogin.identifier != segue.identifier { mark() }
         if segue.identifier == "showOther" { mark() }
         if person.identifier == "showLogin" { mark() }
         switch segue.identifier {
    -    case "showLogin": mark()
    -    case "showInfo"? where isOpen, "showMore": mark()
    +    case Reuse.Segues.startController.showLogin.identifier: mark()
    +    case Reuse.Segues.startController.showInfo.identifier where isOpen, "showMore": mark()
         case .none: break
         default: break
         }
         switch segue.identifier ?? "" {
    -    case "showLogin": mark()
    +    case Reuse.Segues.startController.showLogin.identifier: mark()
         default: break
         }
       }
     }
    ! no scene of StartController has a segue "showOther"; correct the identifier, or add the segue there
    ! no scene of StartController has a segue "showMore"; correct the identifier, or add the segue there
    # a name for the identifier, and a superclass
     class BaseController: UIViewController {
    -  func a() { performSegue(withIdentifier: "showLogin", sender: self) }
    +  func a() { performSegue(withIdentifier: Reuse.Segues.startController.showLogin.identifier, sender: self) }
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
         guard let identifier = segue.identifier else { return }
         switch identifier {
    -    case "showInfo": mark()
    +    case Reuse.Segues.startController.showInfo.identifier: mark()
         default: break
         }
    -    if identifier == "showLogin", person.id == "showLogin" { mark() }
    +    if identifier == Reuse.Segues.startController.showLogin.identifier, person.id == "showLogin" { mark() }
       }
     }
     class StartController: BaseController {}
    # casts of the destination in the code of one segue
     class StartController: UIViewController {
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
         switch segue.identifier {
    -    case "showLogin":
    -      let login = segue.destination as! LoginController  // at once
    +    case Reuse.Segues.startController.showLogin.identifier:
    +      let login = Reuse.Segues.startController.showLogin.destination(of: segue)!  // at once
           login.name = "Ada"
    -    case "showInfo", "showOther":
    +    case Reuse.Segues.startController.showInfo.identifier, "showOther":
           (segue.destination as? LoginController)?.name = "Ada"
         default: break
         }
    -    if segue.identifier == "showInfo" {
    -      guard let login = segue.destination as? LoginController else { return }
    +    if segue.identifier == Reuse.Segues.startController.showInfo.identifier {
    +      guard let login = Reuse.Segues.startController.showInfo.destination(of: segue) else { return }
           (segue.destination as? OtherController)?.name = "Ada"
         }
    -    guard segue.identifier == "showLogin" else { return }
    -    (segue.destination as? LoginController)?.name = "Ada"
    +    guard segue.identifier == Reuse.Segues.startController.showLogin.identifier else { return }
    +    Reuse.Segues.startController.showLogin.destination(of: segue)?.name = "Ada"
       }
     }
    ! no scene of StartController has a segue "showOther"; correct the identifier, or add the segue there
    # a comparison with the destination's cast
     class StartController: UIViewController {
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    -    if segue.identifier == "showLogin", let login = segue.destination as? LoginController {
    +    if let login = Reuse.Segues.startController.showLogin.destination(of: segue) {
           login.name = "Ada"
         }
    -    guard segue.identifier == "showLogin", let other = segue.destination as? LoginController, other.isReady
    +    guard let other = Reuse.Segues.startController.showLogin.destination(of: segue), other.isReady
         else { return }
       }
     }
    """
  )
}
