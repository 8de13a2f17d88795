extension MigrationExample {
  static let nibCalls = read(
    """
    # the first view of a nib
    -let a = Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)?.first as! Badge
    -let b = Bundle.main.loadNibNamed("Badge", owner: self, options: nil)![0] as! Badge
    -let c = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil, options: nil).first as! Badge
    -let d = Bundle.main.loadNibNamed(String(describing: Badge.self), owner: nil)!.first! as! Badge
    +let a = Badge.loadFromNib()
    +let b = Badge.loadFromNib()
    +let c = Badge.loadFromNib()
    +let d = Badge.loadFromNib()
     func e() -> Badge? {
    -  guard let badge = Bundle.main.loadNibNamed("Badge", owner: nil)?.first as? Badge else { return nil }
    +  let badge = Badge.loadFromNib()
       return badge
     }
    # owners, other views of a nib, and other classes
    -Bundle.main.loadNibNamed("Widget", owner: self, options: nil)
    -let a = Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)?[1] as! Badge
    -let b = Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)?.first as! Widget
    +Reuse.Nibs.widget.instantiate(withOwner: self, options: nil)
    +let a = Reuse.Nibs.badge.instantiate(withOwner: nil, options: nil)[1] as! Badge
    +let b = Reuse.Nibs.badge.instantiate(withOwner: nil, options: nil).first as! Widget
     let c = Bundle.main.loadNibNamed("Other", owner: nil, options: nil)?.first as! Other
    -let d = Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)
    +let d: [Any]? = Reuse.Nibs.badge.instantiate(withOwner: nil, options: nil)
     let e = kit.loadNibNamed("Badge", owner: nil, options: nil)
    ! the manifest lists no view for the nib "Other"
    ! the bundle isn't known to be the manifest's; set "bundle" in the manifest, or keep the call
    # the app's own bundle, the nib of the class around, and objects that code keeps
     extension Bundle { static let kit = Bundle(for: Badge.self) }
     class Badge: UIView {}
     class Widget: UIView {
       func load() -> UIView? {
    -    let bundle = Bundle(for: type(of: self))
    -    let nib = UINib(nibName: String(describing: type(of: self)), bundle: bundle)
    +    let nib = Reuse.Nibs.widget
         return nib.instantiate(withOwner: self, options: nil).first as? UIView
       }
       func loadAgain() {
    -    let views = Bundle.kit.loadNibNamed("Widget", owner: self, options: nil)
    -    guard let view = views?[0] as? UIView else { return }
    +    let views = Reuse.Nibs.widget.instantiate(withOwner: self, options: nil)
    +    guard let view = views[0] as? UIView else { return }
         addSubview(view)
       }
       func other() {
         let nib = UINib(nibName: name, bundle: nil)
         let kit = UINib(nibName: "Widget", bundle: resources)
    -    use(nib, kit, R.nib.widget.instantiate(withOwner: self))
    +    use(nib, kit, Reuse.Nibs.widget.instantiate(withOwner: self))
       }
     }
    ! the nib's name is known at run time only; load the nib where the class is known, or keep the call
    ! the bundle isn't known to be the manifest's; set "bundle" in the manifest, or keep the call
    # the app's own method with the accessor's name
     class Badge: UIView {
       static func loadFromNib() -> Badge {
    -    return Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)!.first as! Badge
    +    return Reuse.Nibs.badge.instantiate(withOwner: nil, options: nil).first as! Badge
       }
     }
    # R.swift
    -let a = R.nib.badge(owner: nil)!
    -let b = R.nib.badge.firstView(owner: nil, options: nil)!
    -let c = R.nib.badge(withOwner: nil)!
    +let a = Badge.loadFromNib()
    +let b = Badge.loadFromNib()
    +let c = Badge.loadFromNib()
    # R.swift's first view with an owner, and in expressions
     class Widget: UIView {
       func a() {
    -    guard let content = R.nib.widget.firstView(withOwner: self) else { return }
    -    R.nib.widget(owner: self)
    -    R.nib.widget(withOwner: self)?.tag = 1
    -    [R.nib.badge(withOwner: nil)].forEach { add($0) }
    +    guard let content = Reuse.Nibs.widget.instantiate(withOwner: self, options: nil).first as? UIView else { return }
    +    Reuse.Nibs.widget.instantiate(withOwner: self, options: nil)
    +    (Reuse.Nibs.widget.instantiate(withOwner: self, options: nil).first as? UIView)?.tag = 1
    +    [Optional(Badge.loadFromNib())].forEach { add($0) }
         let other = R.nib.badge.secondView(withOwner: nil)
         use(R.nib.badge.bundle)
       }
     }
    ! the code takes the secondView of the nib; take it from Reuse.Nibs with instantiate(withOwner:options:)
    ! the code uses R.swift's bundle; pass the bundle of its class
    # R.swift's nib in a constant
     class CardController: UIViewController {
    -  init() { super.init(nibName: R.nib.card.name, bundle: R.nib.card.bundle) }
    +  init() { super.init(nibName: CardController.nibName, bundle: nil) }
       init(order: Int) {
    -    let nib = R.nib.card
    -    super.init(nibName: nib.name, bundle: nib.bundle)
    +    super.init(nibName: CardController.nibName, bundle: nil)
       }
       func a() {
         let nib = R.nib.card
         use(nib)
       }
     }
    ! the code passes R.swift's nib on; pass a UINib, or the name of the nib
    """
  )
}
