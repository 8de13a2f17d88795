/// Cases of contents, stacks and contradictions.
extension DesignedFrameTests {
  nonisolated static let contents = DesignedDocument.read(
    """
    # a label that wraps is as wide as its widest line
    view root 0 0 214 200
      label.centerX = root.centerX, label.top = root.top + 20, root.trailing >= label.trailing + 9
      label.leading >= root.leading + 9
      label label 53.5 20 107 36 "Words that need two lines here" 14 numberOfLines="2"
    = label 53.5 20 107 36 taken
    # a text style is larger on a television
    device=appleTV
    view root 0 0 1920 1080
      label.leading = root.leading + 20, label.top = root.top + 20
      label label 20 20 10 10 text="Title"
        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
    = label 20 20 75 46
    # a button has more room on a television
    device=appleTV
    view root 0 0 1920 1080
      button.leading = root.leading + 20, button.top = root.top + 20, button.width = 600
      button button 20 20 600 10 buttonType="roundedRect"
        <state key="normal" title="Title"/>
    = button 20 20 600 86
    # a label is as wide as its text, whatever the document states
    view root 0 0 414 200
      label.leading = root.leading + 20, label.top = root.top + 17, box.leading = label.trailing + 8
      box.top = root.top + 17, box.width = 40, box.height = 17
      label label 20 17 121 17 "Label" 14
      view box 149 17 40 17
    = label 20 17 35.5 17
    = box 63.5 17 40 17
    # so is a button
    view root 0 0 414 200
      button.centerX = root.centerX, button.top = root.top + 20
      button button 144.5 20 125 80 buttonType="system"
        <state key="normal" title="OK"/>
    = button 192 20 30 30
    # and a text field
    view root 0 0 414 200
      field.leading = root.leading + 20, root.trailing = field.trailing + 20, field.top = root.top + 45
      box.top = field.bottom + 4, box.leading = field.leading, box.trailing = field.trailing, box.height = 31
      textField field 20 45 374 65
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
      view box 20 114 374 31
    = field 20 45 374 17
    = box 20 66 374 31
    # a length that nothing determines is that of the frame, not of the alignment rectangle
    view root 0 0 414 200
      box.leading = root.leading + 120, box.top = root.top + 29, box.width = 40, box.height = 31
      switch switch 35 29 51 31 fixedFrame="YES"
      view box 120 29 40 31
    = switch 35 29 51 31 taken
    # an image view without an image has no natural size, whatever size the document states
    view root 0 0 375 200
      stack.leading = root.leading + 16, root.trailing = stack.trailing + 16, stack.top = root.top + 16
      stackView stack 16 16 343 128 spacing="4"
        imageView image 0 0 275 128 horizontalHuggingPriority="251" verticalHuggingPriority="251"
        label label 279 0 64 128 "Other" 14
    = image 0 0 275 17
    = label 279 0 64 17 taken
    = stack 16 16 343 17
    # so that proportions are those of the other natural lengths
    view root 0 0 364 200
      stack.leading = root.leading + 16, root.trailing = stack.trailing + 16, stack.top = root.top + 20
      stack.height = 59
      stackView stack 16 20 332 59 distribution="fillProportionally" spacing="16"
        imageView image 0 0 254.5 59 horizontalHuggingPriority="251" verticalHuggingPriority="251"
        label label 270.5 0 61.5 59 "line" 17
    = image 0 0 286.2 59
    = label 302.2 0 29.8 59
    # a symbol fills what constraints give it, because documents don't contain the insets of its frame
    view root 0 0 414 200
      image.leading = root.leading + 20, image.top = root.top + 10
      imageView image 20 12.333 20 15.667 image="person" catalog="system"
        image.width = 20, image.height = 20
    = image 20 10 20 20
    """
  )

  nonisolated static let stacks = DesignedDocument.read(
    """
    # a weak length loses against the content priorities of a view without content
    view root 0 0 414 200
      stack.leading = root.leading + 20, stack.top = root.top + 20, stack.height = 27
      stackView stack 120 20 174 27 spacing="12"
        view one 0 0 50 27 horizontalHuggingPriority="1000" horizontalCompressionResistancePriority="1000"
          one.width = 30 @ 500
        view two 62 0 50 27 horizontalHuggingPriority="1000" horizontalCompressionResistancePriority="1000"
          two.width = 30 @ 500
    = one 0 0 50 27 taken
    = two 62 0 50 27 taken
    = stack 20 20 112 27
    # so does a weak length of the stack
    view root 0 0 414 200
      stack.leading = root.leading + 20, stack.top = root.top + 20, stack.width = 200, stack.height = 60 @ 500
      stackView stack 20 20 200 144 axis="vertical" spacing="16"
        view empty 0 0 200 128
        view box 0 144 200 30
          box.height = 30
    = empty 0 0 200 128 taken
    = box 0 144 200 30
    = stack 20 20 200 174
    # and a weak length of an empty stack
    view root 0 0 414 200
      stack.leading = root.leading + 20, stack.top = root.top + 20, stack.width = 200
      stackView stack 20 20 200 50
        stack.height = 10 @ 500
    = stack 20 20 200 50 taken
    # a stack doesn't shrink an arranged view that nothing determines
    view root 0 0 414 200
      stack.leading = root.leading + 20, stack.top = root.top + 20, stack.width = 200
      stackView stack 20 20 200 390 axis="vertical" distribution="equalSpacing"
        containerView container 0 0 200 300
        view box 0 300 200 90
          box.height = 90
    = container 0 0 200 300 taken
    = box 0 300 200 90
    = stack 20 20 200 390
    # hidden arranged views keep their lengths, in the middle of the spacing or at the end
    view root 0 0 414 200
      stack.leading = root.leading + 20, stack.top = root.top + 20, stack.width = 240, stack.height = 28
      stackView stack 20 20 240 28 spacing="10"
        view first 0 0 180 28
          first.width = 180
        view second 0 0 28 28 hidden="YES"
        view third 190 0 50 28
        view fourth 0 0 16 28 hidden="YES"
    = second 185 0 28 28 taken
    = third 190 0 50 28
    = fourth 240 0 16 28 taken
    # of views on their first baseline, only the first keeps within the stack's upper edge
    view root 0 0 414 200
      stack.leading = root.leading + 20, stack.top = root.top + 20
      stackView stack 20 20 200 60 alignment="firstBaseline" spacing="8"
        label small 0 0 1 20.5 "Small" 17
        label large 0 0 1 41 "Large" 34
    = small 0 0 41.5 20.5
    = large 49.5 -16.3 85 41
    = stack 20 20 134.5 24.7
    # and on their last one, within the lower edge
    view root 0 0 414 200
      stack.leading = root.leading + 20, stack.top = root.top + 20
      stackView stack 20 20 200 60 alignment="lastBaseline" spacing="8"
        label small 0 0 1 20.5 "Small" 17
        label large 0 0 1 41 "Large" 34
    = small 0 16.3 41.5 20.5
    = large 49.5 0 85 41
    = stack 20 20 134.5 36.8
    # spacing from baseline to baseline
    view root 0 0 414 200
      stack.leading = root.leading + 20, stack.top = root.top + 20
      stackView stack 138 20 79 51.5 axis="vertical" alignment="center" spacing="30" baselineRelativeArrangement="YES"
        view box 0 0 79 18
          box.width = 79, box.height = 18
        label label 7.5 19 64 32.5 "Label" 27
    = label 7.5 22 64 32.5
    """
  )

  nonisolated static let others = DesignedDocument.read(
    """
    # the size of a cell gives way to required constraints in it
    device=retina6_1 tools=25084
    tableViewCell cell 0 0 322 100
      tableViewCellContentView content 0 0 322 100 key="contentView"
        box.leading = content.leading, content.trailing = box.trailing, box.top = content.top
        content.bottom = box.bottom
        view box 0 0 322 100
          box.height = 65, inner.leading = box.leading + 16, inner.centerY = box.centerY
          view inner 16 0 20 20
            inner.width = 20, inner.height = 20
    = box 0 0 322 65
    = inner 16 22.5 20 20
    """
  )
}
