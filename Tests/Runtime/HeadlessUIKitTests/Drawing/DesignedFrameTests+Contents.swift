/// Cases of contents, stacks and contradictions.
extension DesignedFrameTests {
  /// A root with views in it.
  nonisolated private static func root(
    _ size: [Double] = [414, 200],
    constraints: [String],
    _ views: DesignedView...
  ) -> DesignedDocument {
    var root = DesignedView.root("view", "root", [0, 0] + size, constraints: constraints)
    root.subviews = views
    return DesignedDocument(root)
  }

  nonisolated private static func plain(
    _ id: String,
    _ frame: [Double],
    _ attributes: String = "",
    constraints: [String] = []
  )
    -> DesignedView
  {
    DesignedView("view", id, frame, attributes: attributes, constraints: constraints)
  }

  nonisolated private static func stack(_ frame: [Double], _ attributes: String, _ views: DesignedView...)
    -> DesignedView
  {
    var stack = DesignedView("stackView", "stack", frame, attributes: attributes)
    stack.subviews = views
    return stack
  }

  /// A row of views at a corner of the root.
  nonisolated private static func row(
    _ frame: [Double],
    _ attributes: String,
    constraints: [String] = [],
    _ views: DesignedView...
  ) -> DesignedDocument {
    var stack = DesignedView("stackView", "stack", frame, attributes: attributes)
    stack.subviews = views
    return root(constraints: DesignedView.pin("stack", "root", ["leading": 20, "top": 20]) + constraints, stack)
  }

  nonisolated private static let lowHugging = #"horizontalHuggingPriority="251" verticalHuggingPriority="251""#

  // MARK: Contents

  nonisolated static let contents: [Case] = [
    Case(
      "a label that wraps is as wide as its widest line",
      root(
        [214, 200],
        constraints: [
          "label.centerX = root.centerX", "label.top = root.top + 20", "root.trailing >= label.trailing + 9",
          "label.leading >= root.leading + 9",
        ],
        .label("label", [53.5, 20, 107, 36], "Words that need two lines here", size: 14, #"numberOfLines="2""#)
      ),
      ["label": [53.5, 20, 107, 36]],
      taken: ["label"]
    ),
    Case(
      "a text style is larger on a television",
      DesignedDocument(
        device: "appleTV",
        isTelevision: true,
        .root(
          "view",
          "root",
          [0, 0, 1920, 1080],
          constraints: ["label.leading = root.leading + 20", "label.top = root.top + 20"],
          DesignedView(
            "label",
            "label",
            [20, 20, 10, 10],
            attributes: #"text="Title""#,
            content: #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#
          )
        )
      ),
      ["label": [20, 20, 75, 46]]
    ),
    Case(
      "a button has more room on a television",
      DesignedDocument(
        device: "appleTV",
        isTelevision: true,
        .root(
          "view",
          "root",
          [0, 0, 1920, 1080],
          constraints: ["button.leading = root.leading + 20", "button.top = root.top + 20", "button.width = 600"],
          DesignedView(
            "button",
            "button",
            [20, 20, 600, 10],
            attributes: #"buttonType="roundedRect""#,
            content: #"<state key="normal" title="Title"/>"#
          )
        )
      ),
      ["button": [20, 20, 600, 86]]
    ),
    Case(
      "a label is as wide as its text, whatever the document states",
      root(
        constraints: [
          "label.leading = root.leading + 20", "label.top = root.top + 17", "box.leading = label.trailing + 8",
          "box.top = root.top + 17", "box.width = 40", "box.height = 17",
        ],
        .label("label", [20, 17, 121, 17], "Label", size: 14),
        plain("box", [149, 17, 40, 17])
      ),
      ["label": [20, 17, 35.5, 17], "box": [63.5, 17, 40, 17]]
    ),
    Case(
      "so is a button",
      root(
        constraints: ["button.centerX = root.centerX", "button.top = root.top + 20"],
        DesignedView(
          "button",
          "button",
          [144.5, 20, 125, 80],
          attributes: #"buttonType="system""#,
          content: #"<state key="normal" title="OK"/>"#
        )
      ),
      ["button": [192, 20, 30, 30]]
    ),
    Case(
      "and a text field",
      root(
        constraints: DesignedView.pin("field", "root", ["leading": 20, "trailing": 20, "top": 45]) + [
          "box.top = field.bottom + 4", "box.leading = field.leading", "box.trailing = field.trailing",
          "box.height = 31",
        ],
        DesignedView(
          "textField",
          "field",
          [20, 45, 374, 65],
          content: #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
        ),
        plain("box", [20, 114, 374, 31])
      ),
      ["field": [20, 45, 374, 17], "box": [20, 66, 374, 31]]
    ),
    Case(
      "a length that nothing determines is that of the frame, not of the alignment rectangle",
      root(
        constraints: [
          "box.leading = root.leading + 120", "box.top = root.top + 29", "box.width = 40", "box.height = 31",
        ],
        DesignedView("switch", "switch", [35, 29, 51, 31], attributes: #"fixedFrame="YES""#),
        plain("box", [120, 29, 40, 31])
      ),
      ["switch": [35, 29, 51, 31]],
      taken: ["switch"]
    ),
    Case(
      "an image view without an image has no natural size, whatever size the document states",
      root(
        [375, 200],
        constraints: DesignedView.pin("stack", "root", ["leading": 16, "trailing": 16, "top": 16]),
        stack(
          [16, 16, 343, 128],
          #"spacing="4""#,
          DesignedView("imageView", "image", [0, 0, 275, 128], attributes: lowHugging),
          .label("label", [279, 0, 64, 128], "Other", size: 14)
        )
      ),
      ["image": [0, 0, 275, 17], "label": [279, 0, 64, 17], "stack": [16, 16, 343, 17]],
      taken: ["label"]
    ),
    Case(
      "so that proportions are those of the other natural lengths",
      root(
        [364, 200],
        constraints: DesignedView.pin("stack", "root", ["leading": 16, "trailing": 16, "top": 20]) + [
          "stack.height = 59"
        ],
        stack(
          [16, 20, 332, 59],
          #"distribution="fillProportionally" spacing="16""#,
          DesignedView("imageView", "image", [0, 0, 254.5, 59], attributes: lowHugging),
          .label("label", [270.5, 0, 61.5, 59], "line", size: 17)
        )
      ),
      ["image": [0, 0, 286.2, 59], "label": [302.2, 0, 29.8, 59]]
    ),
    Case(
      "a symbol fills what constraints give it, because documents don't contain the insets of its frame",
      root(
        constraints: ["image.leading = root.leading + 20", "image.top = root.top + 10"],
        DesignedView(
          "imageView",
          "image",
          [20, 12.333, 20, 15.667],
          attributes: #"image="person" catalog="system""#,
          constraints: ["image.width = 20", "image.height = 20"]
        )
      ),
      ["image": [20, 10, 20, 20]]
    ),
  ]

  // MARK: Stacks

  nonisolated static let stacks: [Case] = [
    Case(
      "a weak length loses against the content priorities of a view without content",
      row(
        [120, 20, 174, 27],
        #"spacing="12""#,
        constraints: ["stack.height = 27"],
        plain("one", [0, 0, 50, 27], priorities, constraints: ["one.width = 30 @ 500"]),
        plain("two", [62, 0, 50, 27], priorities, constraints: ["two.width = 30 @ 500"])
      ),
      ["one": [0, 0, 50, 27], "two": [62, 0, 50, 27], "stack": [20, 20, 112, 27]],
      taken: ["one", "two"]
    ),
    Case(
      "so does a weak length of the stack",
      row(
        [20, 20, 200, 144],
        #"axis="vertical" spacing="16""#,
        constraints: ["stack.width = 200", "stack.height = 60 @ 500"],
        plain("empty", [0, 0, 200, 128]),
        plain("box", [0, 144, 200, 30], constraints: ["box.height = 30"])
      ),
      ["empty": [0, 0, 200, 128], "box": [0, 144, 200, 30], "stack": [20, 20, 200, 174]],
      taken: ["empty"]
    ),
    Case(
      "and a weak length of an empty stack",
      root(
        constraints: DesignedView.pin("stack", "root", ["leading": 20, "top": 20]) + ["stack.width = 200"],
        DesignedView("stackView", "stack", [20, 20, 200, 50], constraints: ["stack.height = 10 @ 500"])
      ),
      ["stack": [20, 20, 200, 50]],
      taken: ["stack"]
    ),
    Case(
      "a stack doesn't shrink an arranged view that nothing determines",
      row(
        [20, 20, 200, 390],
        #"axis="vertical" distribution="equalSpacing""#,
        constraints: ["stack.width = 200"],
        DesignedView("containerView", "container", [0, 0, 200, 300]),
        plain("box", [0, 300, 200, 90], constraints: ["box.height = 90"])
      ),
      ["container": [0, 0, 200, 300], "box": [0, 300, 200, 90], "stack": [20, 20, 200, 390]],
      taken: ["container"]
    ),
    Case(
      "hidden arranged views keep their lengths, in the middle of the spacing or at the end",
      row(
        [20, 20, 240, 28],
        #"spacing="10""#,
        constraints: ["stack.width = 240", "stack.height = 28"],
        plain("first", [0, 0, 180, 28], constraints: ["first.width = 180"]),
        plain("second", [0, 0, 28, 28], #"hidden="YES""#),
        plain("third", [190, 0, 50, 28]),
        plain("fourth", [0, 0, 16, 28], #"hidden="YES""#)
      ),
      ["second": [185, 0, 28, 28], "third": [190, 0, 50, 28], "fourth": [240, 0, 16, 28]],
      taken: ["second", "fourth"]
    ),
    Case(
      "of views on their first baseline, only the first keeps within the stack's upper edge",
      row(
        [20, 20, 200, 60],
        #"alignment="firstBaseline" spacing="8""#,
        .label("small", [0, 0, 1, 20.5], "Small", size: 17),
        .label("large", [0, 0, 1, 41], "Large", size: 34)
      ),
      ["small": [0, 0, 41.5, 20.5], "large": [49.5, -16.3, 85, 41], "stack": [20, 20, 134.5, 24.7]]
    ),
    Case(
      "and on their last one, within the lower edge",
      row(
        [20, 20, 200, 60],
        #"alignment="lastBaseline" spacing="8""#,
        .label("small", [0, 0, 1, 20.5], "Small", size: 17),
        .label("large", [0, 0, 1, 41], "Large", size: 34)
      ),
      ["small": [0, 16.3, 41.5, 20.5], "large": [49.5, 0, 85, 41], "stack": [20, 20, 134.5, 36.8]]
    ),
    Case(
      "spacing from baseline to baseline",
      row(
        [138, 20, 79, 51.5],
        #"axis="vertical" alignment="center" spacing="30" baselineRelativeArrangement="YES""#,
        plain("box", [0, 0, 79, 18], constraints: ["box.width = 79", "box.height = 18"]),
        .label("label", [7.5, 19, 64, 32.5], "Label", size: 27)
      ),
      ["label": [7.5, 22, 64, 32.5]]
    ),
  ]

  nonisolated private static let priorities = """
    horizontalHuggingPriority="1000" horizontalCompressionResistancePriority="1000"
    """

  // MARK: Contradictions

  nonisolated static let others: [Case] = [
    Case(
      "the size of a cell gives way to required constraints in it",
      DesignedDocument(
        device: "retina6_1",
        toolsVersion: 25084,
        .root(
          "tableViewCell",
          "cell",
          [0, 0, 322, 100],
          .root(
            "tableViewCellContentView",
            "content",
            [0, 0, 322, 100],
            attributes: #"key="contentView""#,
            constraints: DesignedView.pin("box", "content", ["leading": 0, "trailing": 0, "top": 0, "bottom": 0]),
            DesignedView(
              "view",
              "box",
              [0, 0, 322, 100],
              constraints: ["box.height = 65", "inner.leading = box.leading + 16", "inner.centerY = box.centerY"],
              DesignedView("view", "inner", [16, 0, 20, 20], constraints: ["inner.width = 20", "inner.height = 20"])
            )
          )
        )
      ),
      ["box": [0, 0, 322, 65], "inner": [16, 22.5, 20, 20]]
    )
  ]
}
