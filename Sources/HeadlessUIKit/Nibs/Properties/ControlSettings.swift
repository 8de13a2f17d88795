import InterfaceBuilderXML

extension ElementKind {
  static func controlSettings(_ s: inout Settings<UIControl>) {
    s.flag("enabled") { $0.isEnabled = $1 }
    s.flag("selected") { $0.isSelected = $1 }
    s.flag("highlighted") { $0.isHighlighted = $1 }
    s.choice(
      "contentHorizontalAlignment",
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
      ]
    ) { $0.contentHorizontalAlignment = $1 }
    s.choice("contentVerticalAlignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]) {
      $0.contentVerticalAlignment = $1
    }
  }

  static func buttonSettings(_ s: inout Settings<UIButton>) {
    s.choice(
      "buttonType",
      [
        "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd,
      ]
    ) { $0.buttonType = $1 }
    s.font("fontDescription") { $0.titleLabel?.font = $1 }
    s.insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 }
    s.insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 }
    s.insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 }
    s.flag("showsTouchWhenHighlighted") { $0.showsTouchWhenHighlighted = $1 }
    for state in s.element.children where state.name == "state" {
      guard let key = state.key, let control = states[key] else { continue }
      let values = s.values
      let attributed = state.child(key: "attributedTitle").flatMap(values.string)
      s.set(values.translation(of: "\(key)Title", in: s.element) ?? values.text("title", of: state) ?? attributed) {
        $0.setTitle($1, for: control)
      }
      s.set(values.image("image", of: state)) { $0.setImage($1, for: control) }
      s.set(values.image("backgroundImage", of: state)) { $0.setBackgroundImage($1, for: control) }
      s.set(state.child(key: "titleColor").flatMap(values.color)) { $0.setTitleColor($1, for: control) }
      s.set(state.child(key: "titleShadowColor").flatMap(values.color)) { $0.setTitleShadowColor($1, for: control) }
    }
    // A configured button has its title there.
    if let configuration = s.element.child(key: "configuration") {
      s.set(s.values.text("title", of: configuration)) { $0.setTitle($1, for: .normal) }
      s.set(s.values.image("image", of: configuration)) { $0.setImage($1, for: .normal) }
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  static func textFieldSettings(_ s: inout Settings<UITextField>) {
    s.text("text") { $0.text = $1 }
    s.text("attributedText") { $0.text = $1 }
    s.text("placeholder") { $0.placeholder = $1 }
    s.font("fontDescription") { $0.font = $1 }
    s.color("textColor") { $0.textColor = $1 }
    s.choice("textAlignment", alignments) { $0.textAlignment = $1 }
    s.choice("borderStyle", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]) {
      $0.borderStyle = $1
    }
    s.choice(
      "clearButtonMode",
      ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]
    ) { $0.clearButtonMode = $1 }
    s.flag("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1 }
    s.flag("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 }
    s.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
    s.number("minimumFontSize") { $0.minimumFontSize = $1 }
    s.image("background") { $0.background = $1 }
  }

  static func textViewSettings(_ s: inout Settings<UITextView>) {
    s.text("text") { $0.text = $1 }
    s.text("attributedText") { $0.text = $1 }
    s.font("fontDescription") { $0.font = $1 }
    s.color("textColor") { $0.textColor = $1 }
    s.choice("textAlignment", alignments) { $0.textAlignment = $1 }
    s.flag("editable") { $0.isEditable = $1 }
    s.flag("selectable") { $0.isSelectable = $1 }
    s.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
  }

  static func inputSettings(_ s: inout Settings<UIView>) {
    guard let element = s.element.child(key: "textInputTraits") else { return }
    var traits = TextInputTraits()
    func choose<Value: Sendable>(
      _ name: String,
      _ path: WritableKeyPath<TextInputTraits, Value>,
      _ all: [String: Value]
    ) {
      if let word = element[name], let value = all[word] { traits[keyPath: path] = value }
    }
    choose(
      "autocapitalizationType",
      \.autocapitalizationType,
      ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]
    )
    choose("autocorrectionType", \.autocorrectionType, ["no": .no, "yes": .yes])
    choose("spellCheckingType", \.spellCheckingType, ["no": .no, "yes": .yes])
    choose("keyboardType", \.keyboardType, keyboards)
    choose("returnKeyType", \.returnKeyType, returnKeys)
    traits.enablesReturnKeyAutomatically = element["enablesReturnKeyAutomatically"] == "YES"
    traits.isSecureTextEntry = element["secureTextEntry"] == "YES"
    s.set(traits) { ($0 as? any UITextInputTraits)?.inputTraits = $1 }
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
    "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
    "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]

  static func switchSettings(_ s: inout Settings<UISwitch>) {
    s.flag("on") { $0.isOn = $1 }
    s.color("onTintColor") { $0.onTintColor = $1 }
    s.color("thumbTintColor") { $0.thumbTintColor = $1 }
  }

  static func sliderSettings(_ s: inout Settings<UISlider>) {
    s.number("minValue") { $0.minimumValue = Float($1) }
    s.number("maxValue") { $0.maximumValue = Float($1) }
    s.number("value") { $0.value = Float($1) }
    s.flag("continuous") { $0.isContinuous = $1 }
    s.color("minimumTrackTintColor") { $0.minimumTrackTintColor = $1 }
    s.color("maximumTrackTintColor") { $0.maximumTrackTintColor = $1 }
    s.color("thumbTintColor") { $0.thumbTintColor = $1 }
    s.image("minimumValueImage") { $0.minimumValueImage = $1 }
    s.image("maximumValueImage") { $0.maximumValueImage = $1 }
  }

  static func stepperSettings(_ s: inout Settings<UIStepper>) {
    s.number("minimumValue") { $0.minimumValue = Double($1) }
    s.number("maximumValue") { $0.maximumValue = Double($1) }
    s.number("stepValue") { $0.stepValue = Double($1) }
    s.number("value") { $0.value = Double($1) }
    s.flag("wraps") { $0.wraps = $1 }
    s.flag("autorepeat") { $0.autorepeat = $1 }
    s.flag("continuous") { $0.isContinuous = $1 }
  }

  static func segmentSettings(_ s: inout Settings<UISegmentedControl>) {
    for (index, segment) in s.element.elements(in: "segments").enumerated() {
      let title = s.values.translation(of: "segmentTitles[\(index)]", in: s.element) ?? segment["title"]
      let image = s.values.image("image", of: segment)
      s.set(true) { control, _ in
        control.insertSegment(withTitle: title, at: index, animated: false)
        if let image { control.setImage(image, forSegmentAt: index) }
      }
    }
    s.integer("selectedSegmentIndex") { $0.selectedSegmentIndex = $1 }
    s.flag("momentary") { $0.isMomentary = $1 }
    s.flag("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = $1 }
    s.color("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1 }
  }

  static func datePickerSettings(_ s: inout Settings<UIDatePicker>) {
    s.choice(
      "datePickerMode",
      ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]
    ) { $0.datePickerMode = $1 }
    s.integer("minuteInterval") { $0.minuteInterval = $1 }
    func date(_ key: String) -> Date? {
      s.element.child(key: key).map {
        Date(timeIntervalSinceReferenceDate: Double($0.number("timeIntervalSinceReferenceDate")))
      }
    }
    s.set(date("date")) { $0.date = $1 }
    s.set(date("minimumDate")) { $0.minimumDate = $1 }
    s.set(date("maximumDate")) { $0.maximumDate = $1 }
    s.number("countDownDuration") { $0.countDownDuration = Double($1) }
  }

  static func pageControlSettings(_ s: inout Settings<UIPageControl>) {
    s.integer("numberOfPages") { $0.numberOfPages = $1 }
    s.integer("currentPage") { $0.currentPage = $1 }
    s.flag("hidesForSinglePage") { $0.hidesForSinglePage = $1 }
    s.color("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 }
    s.color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 }
  }

  static func gestureSettings(_ s: inout Settings<UIGestureRecognizer>) {
    s.flag("enabled") { $0.isEnabled = $1 }
    s.flag("cancelsTouchesInView") { $0.cancelsTouchesInView = $1 }
    s.flag("delaysTouchesBegan") { $0.delaysTouchesBegan = $1 }
  }

  static func tapSettings(_ s: inout Settings<UITapGestureRecognizer>) {
    s.integer("numberOfTapsRequired") { $0.numberOfTapsRequired = $1 }
    s.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = $1 }
  }

  static func swipeSettings(_ s: inout Settings<UISwipeGestureRecognizer>) {
    s.choice("direction", ["right": .right, "left": .left, "up": .up, "down": .down]) { $0.direction = $1 }
  }
}
