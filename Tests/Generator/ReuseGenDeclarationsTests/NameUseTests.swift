import ReuseGenDeclarations
import Testing

/// The names of nibs, storyboards, scenes, segues and assets that code states.
struct NameUseTests {
  /// The uses as lines: the kind, the name, and what else is known.
  private static func uses(_ text: String, _ language: SourceFile.Language) -> [String] {
    SourceFile.read(Array(text.utf8), path: "", language: language).nameUses.map { use in
      var parts = ["\(use.kind)", use.name.text]
      if let bundle = use.bundle, !use.isInMainBundle {
        parts.append("of \(bundle == .other("") ? "an unknown bundle" : bundle.text)")
      }
      if let receiver = use.receiver { parts.append("on \(receiver.isEmpty ? "a call" : receiver)") }
      if let storyboard = use.storyboard { parts.append("in \(storyboard.text)") }
      if let className = use.className { parts.append("as \(className)") }
      return parts.joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      (#"UINib(nibName: "A", bundle: nil).instantiate(withOwner: nil)"#, SourceFile.Language.swift, true, .absent),
      (#"Bundle.main.loadNibNamed("A", owner: self, options: nil)"#, .swift, true, .caller),
      (#"Bundle.module.loadNibNamed("A", owner: self.card)"#, .swift, false, nil),
      (#"UINib(nibName: "A", bundle: .module).instantiate(withOwner: owner)"#, .swift, false, nil),
      (#"[[NSBundle mainBundle] loadNibNamed:@"A" owner:nil options:nil];"#, .objectiveC, true, .absent),
      (#"[UINib nibWithNibName:@"A" bundle:SWIFTPM_MODULE_BUNDLE];"#, .objectiveC, false, nil),
    ] as [(String, SourceFile.Language, Bool, NameUse.Owner?)]
  )
  func theBundleAndTheOwnerAreRead(
    text: String,
    language: SourceFile.Language,
    isInMain: Bool,
    owner: NameUse.Owner?
  ) {
    let uses = SourceFile.read(Array(text.utf8), path: "", language: language).nameUses
    #expect(uses.map(\.isInMainBundle) == [isInMain])
    #expect(uses.map(\.owner) == [owner])
  }

  @Test(arguments: [
    (#"UINib(nibName: "A", bundle: nil)"#, #"nib "A" on UINib"#),
    (
      "show(HomeController()); func OtherController() {}; A.InnerController(); HomeController(1)",
      "controller HomeController"
    ),
    (#"UINib(nibName: "A", bundle: .main)"#, #"nib "A" on UINib"#),
    (#"UINib(nibName: "A", bundle: Bundle(for: B.self))"#, #"nib "A" of Bundle(for: B.self) on UINib"#),
    (#"UINib(nibName: "A", bundle: Bundle(for: type(of: self)))"#, #"nib "A" on UINib"#),
    (#"UINib(nibName: "A", bundle: .kit)"#, #"nib "A" of Bundle.kit on UINib"#),
    (#"Bundle.kit.loadNibNamed("A", owner: self)"#, #"nib "A" of Bundle.kit on kit"#),
    (
      #"{ let b = Bundle(for: B.self); _ = UINib(nibName: "A", bundle: b) }"#,
      #"nib "A" of Bundle(for: B.self) on UINib"#
    ),
    (
      #"{ let b = Bundle(for: B.self).other; _ = UINib(nibName: "A", bundle: b) }"#,
      #"nib "A" of an unknown bundle on UINib"#
    ),
    (#"{ let b = Bundle.main; b.loadNibNamed("A", owner: self) }"#, #"nib "A" on b"#),
    (#"UINib(nibName: "A", bundle: bundle)"#, #"nib "A" of an unknown bundle on UINib"#),
    (#"UINib(nibName: B.name, bundle: nil).instantiate(withOwner: nil)[0] as! B"#, "nib B.name on UINib as B"),
    (#"super.init(nibName: "A", bundle: nil)"#, #"nib "A" on super"#),
    (#"Bundle.main.loadNibNamed("A", owner: self)"#, #"nib "A" on main"#),
    (#"Bundle.main.loadNibNamed("A", owner: self)!.first! as! B"#, #"nib "A" on main as B"#),
    (#"Bundle.main.loadNibNamed("A", owner: self)!.last as! B"#, #"nib "A" on main"#),
    (#"Bundle(for: B.self).loadNibNamed("A", owner: self)"#, #"nib "A" of Bundle(for: B.self) on a call"#),
    (#"bundle.loadNibNamed("A", owner: self)"#, #"nib "A" of an unknown bundle on bundle"#),
    (#"Provider<Cell>(nibName: "A", bundle: Bundle.main)"#, #"nib "A" on a call"#),
    (#"Provider<List<Cell>>(nibName: "A")"#, #"nib "A" on a call"#),
    (#"UIStoryboard(name: "A", bundle: nil)"#, #"storyboard "A""#),
    (#"storyboard?.instantiateViewController(withIdentifier: "a")"#, #"scene "a" on storyboard"#),
    (#"main.instantiateViewController(identifier: "a") as? B"#, #"scene "a" on main as B"#),
    (#"let b: B? = try? main?.instantiateViewController(identifier: "a")"#, #"scene "a" on main as B"#),
    (#"func f() -> A.B { main!.instantiateViewController(identifier: "a") }"#, #"scene "a" on main as A.B"#),
    (#"var b: B { let c = 1; return main.instantiateViewController(identifier: "a") }"#, #"scene "a" on main as B"#),
    (#"let b: B = main.instantiateViewController(identifier: "a") { C(coder: $0) }"#, #"scene "a" on main"#),
    (#"let b: B = main.instantiateViewController(identifier: "a", creator: c)"#, #"scene "a" on main"#),
    (#"func f() -> B { run { return main.instantiateViewController(identifier: "a") } }"#, #"scene "a" on main"#),
    ("segue.destination as! B", "destination  as B"),
    (#"performSegue(withIdentifier: "a", sender: nil)"#, #"segue "a""#),
    (#"other.performSegue(withIdentifier: "a", sender: nil)"#, #"segue "a" on other"#),
    (#"if segue.identifier == "a" {}"#, #"comparedSegue "a""#),
    (#"if "a" == segue.identifier {}"#, #"comparedSegue "a""#),
    ("if segue.identifier == Segues.a.rawValue, b {}", "comparedSegue Segues.a.rawValue"),
    ("guard Self.a != segue.identifier else {}", "comparedSegue Self.a"),
    ("if b && a == segue.identifier {}", "comparedSegue a"),
    ("switch segue.identifier { case Segues.a: break; case let b?: break }", "comparedSegue Segues.a"),
    (#"{ guard let id = segue.identifier else { return }; if id == "a" {} }"#, #"comparedSegue "a""#),
    (#"{ if let id = segue.identifier, id != "a" {} }"#, #"comparedSegue "a""#),
    ("{ let id = segue.identifier ?? \"\"; switch id { case .some(a): break } }", "comparedSegue a"),
    (#"func shouldPerformSegue(withIdentifier id: String, sender: Any?) -> Bool { id == "a" }"#, #"comparedSegue "a""#),
    (#"var a: UIStoryboard { .init(name: "a", bundle: nil) }"#, #"storyboard "a" on a call"#),
    (#"Cells.CellRegistration<B, C>(cellNib: UINib(nibName: "A", bundle: nil)) {}"#, #"nib "A" on UINib as B"#),
    (#"UIImage(named: "a")"#, #"image "a""#),
    (#"UIImage(named: "a", in: other, compatibleWith: nil)"#, #"image "a" of an unknown bundle"#),
    (#"UIImage(imageLiteralResourceName: "a")"#, #"image "a""#),
    (#"UIColor(named: "a")"#, #"color "a""#),
    (#"#imageLiteral(resourceName: "a")"#, #"image "a""#),
    (#"#colorLiteral(resourceName: "a")"#, #"color "a""#),
    (#"UIImage(resource: ImageResource(name: "a", bundle: .main))"#, #"image "a""#),
    (#"ColorResource(name: "a", bundle: resources)"#, #"color "a" of an unknown bundle"#),
    (#"UIImage(named: "a\(b)")"#, #"image "a\(b)""#),
  ])
  func namesInSwiftAreRead(text: String, expected: String) { #expect(Self.uses(text, .swift) == [expected]) }

  @Test func severalNamesInSwiftAreRead() {
    #expect(
      Self.uses(#"UIStoryboard(name: "A", bundle: nil).instantiateViewController(withIdentifier: "b")"#, .swift) == [
        #"storyboard "A""#, #"scene "b" on a call in "A""#,
      ]
    )
    #expect(
      Self.uses(#"switch segue.identifier { case "a", "b": break; default: break }"#, .swift) == [
        #"comparedSegue "a""#, #"comparedSegue "b""#,
      ]
    )
    #expect(
      Self.uses(#"if segue.identifier == "a" { f(segue.destination as! B) }"#, .swift) == [
        #"comparedSegue "a""#, #"destination "a" as B"#,
      ]
    )
    #expect(
      Self.uses(#"switch segue.identifier ?? "" { case "a": f { 1 }; f(segue.destination as! B); default: b }"#, .swift)
        == [#"comparedSegue "a""#, #"destination "a" as B"#]
    )
  }

  @Test(arguments: [
    "init(nibName: String, bundle: Bundle) {}", "UINib(nibName: nil, bundle: nil)", "f(named: \"a\")",
    "View(name: \"a\")", "find(withIdentifier: \"a\")", "func performSegue(withIdentifier identifier: String) {}",
    "segue.identifier", "if segue.identifier == a + b {}", "if segue.identifier == a(b) {}",
    "if a + b == segue.identifier {}", "if segue.identifier == a?.b {}", "switch kind { case \"a\": break }",
    "{ if let id = segue.identifier { f(id) }; if id == a {} }", "{ let id = segue.identifier?.lowercased(); id == a }",
    "{ guard let id = segue.identifier else { return }; f { id in id == a } }",
  ])
  func otherCallsAreNoNames(text: String) { #expect(Self.uses(text, .swift) == []) }

  @Test(arguments: [
    (#"[UINib nibWithNibName:@"A" bundle:nil];"#, #"nib "A" on UINib"#),
    (#"[[B alloc] initWithNibName:@"A" bundle:nil];"#, #"nib "A" on B"#),
    (#"[[NSBundle mainBundle] loadNibNamed:@"A" owner:self options:nil];"#, #"nib "A" on a call"#),
    (#"[bundle loadNibNamed:@"A" owner:self options:nil];"#, #"nib "A" of an unknown bundle on bundle"#),
    (#"[UIStoryboard storyboardWithName:@"A" bundle:other];"#, #"storyboard "A" of an unknown bundle on UIStoryboard"#),
    (#"[self.storyboard instantiateViewControllerWithIdentifier:@"a"];"#, #"scene "a" on self"#),
    (#"[self performSegueWithIdentifier:@"a" sender:nil];"#, #"segue "a" on self"#),
    (#"[segue.identifier isEqualToString:@"a"];"#, #"comparedSegue "a" on segue"#),
    (#"[UIImage imageNamed:@"a"];"#, #"image "a" on UIImage"#),
    (#"[UIColor colorNamed:name];"#, "color name on UIColor"),
  ])
  func namesInObjectiveCAreRead(text: String, expected: String) {
    #expect(Self.uses("@implementation X\n- (void)f { \(text) }\n@end", .objectiveC) == [expected])
  }

  /// The properties that code sets of a variable, after which rules are silent about documents.
  @Test(arguments: [
    ("nameLabel.font = a", SourceFile.Language.swift, [PresentationMember.font]),
    ("nameLabel?.textColor = .red", .swift, [.textColor]),
    ("nameLabel.backgroundColor = .red", .swift, [.backgroundColor]),
    (
      "void f(void) { [nameLabel setTextColor:a]; [nameLabel setBackgroundColor:b]; }", .objectiveC,
      [.backgroundColor, .textColor]
    ),
    ("self.nameLabel?.font = a", .swift, [.font]),
    ("nameLabel!.adjustsFontForContentSizeCategory = a", .swift, [.adjustsFontForContentSizeCategory]),
    ("cell.nameLabel\n  .accessibilityLabel = a", .swift, [.accessibilityLabel]),
    ("nameLabel.setTitle(a, for: .normal)", .swift, [.title]), ("nameLabel.attributedText = a", .swift, [.font]),
    ("a.assign(to: \\.accessibilityLabel, on: nameLabel)", .swift, [.accessibilityLabel]),
    ("nameLabel.isAccessibilityElement = true", .swift, [.isAccessibilityElement]),
    ("a = nameLabel.font", .swift, []), ("nameLabel.font == a", .swift, []), ("otherLabel.font = a", .swift, []),
    ("nameLabel\nfont = a", .swift, []), ("nameLabel.fonts = a", .swift, []), ("font = a", .swift, []),
    ("void f(void) { self.nameLabel.font = a; }", .objectiveC, [.font]),
    ("void f(void) { [self.nameLabel setFont:a]; }", .objectiveC, [.font]),
    ("void f(void) { [nameLabel setAccessibilityLabel:a]; }", .objectiveC, [.accessibilityLabel]),
    ("void f(void) { [nameLabel setTitle:a forState:b]; }", .objectiveC, [.title]),
  ])
  func propertiesThatCodeSetsAreKnown(text: String, language: SourceFile.Language, expected: [PresentationMember]) {
    let file = SourceFile.read(Array(text.utf8), path: "", language: language)
    #expect(PresentationMember.allCases.filter { file.sets($0, of: "nameLabel") } == expected)
  }

  /// Whose appearance code overrides doesn't matter, because a view overrides that of the views in it.
  @Test(arguments: [
    ("window?.overrideUserInterfaceStyle = .light", SourceFile.Language.swift, true),
    ("overrideUserInterfaceStyle = .dark", .swift, true),
    ("a = view.overrideUserInterfaceStyle", .swift, false), ("a == overrideUserInterfaceStyle", .swift, false),
    ("void f(void) { self.window.overrideUserInterfaceStyle = a; }", .objectiveC, true),
    ("void f(void) { [self setOverrideUserInterfaceStyle:a]; }", .objectiveC, true),
  ])
  func overriddenAppearancesAreKnown(text: String, language: SourceFile.Language, expected: Bool) {
    #expect(SourceFile.read(Array(text.utf8), path: "", language: language).overridesAppearance == expected)
  }
}
