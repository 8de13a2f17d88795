import UIKit

/// A form of text fields that validates its input and asks for confirmation before it closes.
final class SignUpViewController: UIViewController, UITextFieldDelegate {
  let nameField = UITextField()
  let mailField = UITextField()
  let passwordField = UITextField()
  private(set) lazy var submitButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Sign Up", for: .normal)
    button.isEnabled = false
    return button
  }()
  private let stackView = UIStackView()
  private let gradientView = GradientView()
  var onSubmit: ((_ name: String, _ mail: String) -> Void)?

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  override var shouldAutorotate: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(gradientView)
    configure(nameField, placeholder: "Name", returnKey: .next)
    configure(mailField, placeholder: "Mail", returnKey: .next)
    mailField.keyboardType = .emailAddress
    mailField.autocapitalizationType = .none
    configure(passwordField, placeholder: "Password", returnKey: .done)
    passwordField.isSecureTextEntry = true

    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    for view in [nameField, mailField, passwordField, submitButton] { stackView.addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])

    submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradientView.frame = view.bounds
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.stackView.axis = size.width > size.height ? .horizontal : .vertical
    })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    view.endEditing(true)
  }

  private func configure(_ field: UITextField, placeholder: String, returnKey: UIReturnKeyType) {
    field.placeholder = placeholder
    field.returnKeyType = returnKey
    field.borderStyle = .roundedRect
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
  }

  private func validate() {
    let isValid =
      nameField.hasText && (mailField.text ?? "").contains("@") && (passwordField.text ?? "").count >= 8
    UIView.animate(withDuration: 0.2) {
      self.submitButton.isEnabled = isValid
      self.submitButton.alpha = isValid ? 1 : 0.5
    }
  }

  private func submit() {
    view.endEditing(true)
    onSubmit?(nameField.text ?? "", mailField.text ?? "")
    dismiss(animated: true, completion: nil)
  }

  private func cancel() {
    guard nameField.hasText || mailField.hasText else {
      dismiss(animated: true)
      return
    }
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true, completion: nil)
      }
    )
    present(alert, animated: true, completion: nil)
  }

  // MARK: - UITextFieldDelegate

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    switch textField {
    case nameField: mailField.becomeFirstResponder()
    case mailField: passwordField.becomeFirstResponder()
    default: textField.resignFirstResponder()
    }
    return true
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField === nameField, let text = textField.text, let changed = Range(range, in: text) else { return true }
    return text.replacingCharacters(in: changed, with: string).count <= 20
  }
}

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
    gradient?.startPoint = CGPoint(x: 0, y: 0)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
