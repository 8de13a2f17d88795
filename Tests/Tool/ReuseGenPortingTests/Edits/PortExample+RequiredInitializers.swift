import ReuseGenPorting

extension PortExample {
  static let requiredInitializers = [
    PortExample(
      "a cell that only nibs make",
      "class C: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }",
      """
      class C: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } ; \
      required convenience init(recycledUnder reuseIdentifier: String) \
      { fatalError("init(style:reuseIdentifier:) has not been implemented") } }
      """
    ),
    PortExample(
      "a cell with all designated initializers inherits it",
      diff: """
         class C: UICollectionViewCell {
           override init(frame: CGRect) { super.init(frame: frame) }
           required init?(coder: NSCoder) { nil }
         }
        """
    ),
    PortExample(
      "a recognizer with an initializer of its own",
      "class R: UITapGestureRecognizer { init() { super.init(target: nil, action: nil) } }",
      "class R: UITapGestureRecognizer { init() { super.init(target: nil, action: nil) } ; "
        + "required init?(coder: NSCoder) { fatalError(\"init(target:action:) has not been implemented\") } }"
    ),
  ]
}
