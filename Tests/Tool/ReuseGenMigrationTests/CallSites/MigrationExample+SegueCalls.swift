extension MigrationExample {
  static let segueCalls = read(
    """
    # segues of the controller's own class
     class StartController: UIViewController {
    -  func a() { performSegue(withIdentifier: "showLogin", sender: self) }
    +  func a() { perform(segue: .showLogin, sender: self) }
       func b() {
    -    self.performSegue(
    -      withIdentifier: "showLogin",  // the first time
    +    self.perform(
    +      segue: .showLogin,  // the first time
           sender: nil
         )
       }
       func c() { performSegue(withIdentifier: "showOther", sender: self) }
    -  func d() { other.performSegue(withIdentifier: "showLogin", sender: self) }
    -  func e() { DispatchQueue.main.async { [weak self] in self?.performSegue(withIdentifier: "showLogin", sender: nil) } }
    +  func d() { other.performSegue(withIdentifier: Reuse.Segues.startController.showLogin.identifier, sender: self) }
    +  func e() { DispatchQueue.main.async { [weak self] in self?.perform(segue: .showLogin, sender: nil) } }
       func f(_ id: String) { performSegue(withIdentifier: id, sender: self) }
     }
     class OtherController: UIViewController {
    -  func a() { performSegue(withIdentifier: "showLogin", sender: self) }
    +  func a() { performSegue(withIdentifier: Reuse.Segues.startController.showLogin.identifier, sender: self) }
     }
    ! no scene of StartController has a segue "showOther"; correct the identifier, or add the segue there
    ! the segue is known at run time only; pass the identifier of a segue in Reuse.Segues to this code, or keep the call
    # R.swift and SwiftGen
     class StartController: UIViewController {
    -  func a() { performSegue(withIdentifier: R.segue.startController.showLogin, sender: self) }
    -  func b() { perform(segue: StoryboardSegue.Main.showLogin) }
    -  func c() { perform(segue: StoryboardSegue.Main.showLogin, sender: self) }
    +  func a() { perform(segue: .showLogin, sender: self) }
    +  func b() { perform(segue: .showLogin) }
    +  func c() { perform(segue: .showLogin, sender: self) }
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    -    R.segue.startController.showLogin(segue: segue)?.destination.name = "Ada"
    -    if let info = R.segue.startController.showLogin(segue: segue) { info.destination.name = "Ada" }
    -    if R.segue.startController.showLogin(segue: segue) != nil { mark() }
    +    Reuse.Segues.startController.showLogin.destination(of: segue)?.name = "Ada"
    +    if let info = Reuse.Segues.startController.showLogin.destination(of: segue) { info.name = "Ada" }
    +    if segue.identifier == Reuse.Segues.startController.showLogin.identifier { mark() }
         guard let info = R.segue.startController.showLogin(segue: segue) else { return }
         use(info.source)
       }
    -  func d() { parent?.perform(segue: StoryboardSegue.Main.showInfo) }
    -  func e() -> [String] { [R.segue.startController.showLogin.identifier, StoryboardSegue.Main.showInfo.rawValue] }
    +  func d() { parent?.performSegue(withIdentifier: Reuse.Segues.startController.showInfo.identifier, sender: nil) }
    +  func e() -> [String] { [Reuse.Segues.startController.showLogin.identifier, Reuse.Segues.startController.showInfo.identifier] }
     }
    ! the code uses more than the destination
    # constants of other tools where the class has no segue of its own, and the source of an unwind segue
     class OtherController: UIViewController {
    -  func a() { perform(segue: StoryboardSegue.Main.showHelp) }
    -  func b() { performSegue(withIdentifier: StoryboardSegue.Main.showHelp.rawValue, sender: self) }
    -  func c() { performSegue(withIdentifier: R.segue.loginController.showHelp, sender: self) }
    +  func a() { performSegue(withIdentifier: "showHelp", sender: nil) }
    +  func b() { performSegue(withIdentifier: "showHelp", sender: self) }
    +  func c() { performSegue(withIdentifier: Reuse.Segues.loginController.showHelp.identifier, sender: self) }
       func d() { performSegue(withIdentifier: "showHelp", sender: self) }
       func close(_ closing: UIStoryboardSegue) {
    -    if isOpen, let login = R.segue.loginController.closeLogin(segue: closing)?.source, login.isDone { mark(login) }
    +    if isOpen, closing.identifier == Reuse.Segues.loginController.closeLogin.identifier, let login = closing.source as? LoginController, login.isDone { mark(login) }
         if let name = R.segue.loginController.closeLogin(segue: closing)?.source.name { mark(name) }
       }
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    -    if segue.identifier == StoryboardSegue.Main.showHelp.rawValue { mark() }
    +    if segue.identifier == "showHelp" { mark() }
       }
     }
    ! no scene of OtherController has a segue "showHelp"; correct the identifier, or add the segue there
    ! the code uses more than the destination
    # a destination in a list of captures
     class StartController: UIViewController {
       override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    -    if let info = R.segue.startController.showLogin(segue: segue) {
    -      info.destination.close = { [weak login = info.destination] in login?.mark() }
    +    if let info = Reuse.Segues.startController.showLogin.destination(of: segue) {
    +      info.close = { [weak login = info] in login?.mark() }
         }
       }
     }
    """
  )
}
