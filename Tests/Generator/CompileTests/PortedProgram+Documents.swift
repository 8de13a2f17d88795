import ReuseGenTestSupport

#if os(Linux)
extension PortedProgram {
  static let documents = TargetCase.read(
    """
    # documents set properties of extensions, and segues find their actions
    import UIKit
    extension UIView {
      @IBInspectable var corners: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
    }
    extension UILabel {
      @IBInspectable private var key: String? { get { nil } set { text = newValue?.uppercased() } }
    }
    extension CALayer {
      @objc(shade) var borderShade: UIColor? { get { nil } set { borderColor = newValue?.cgColor } }
    }
    class Owner: NSObject {}
    class Detail: UIViewController {}
    class Start: UIViewController {
      @IBSegueAction private func makeDetail(_ coder: NSCoder) -> Detail? { Detail(coder: coder) }
      @IBSegueAction func makeOther(_ coder: NSCoder, sender: Any?) -> UIViewController { UIViewController() }
      @IBSegueAction
      func makeThird(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
    }
    final class Next: Start {
      @IBSegueAction override func makeOther(_ coder: NSCoder, sender: Any?) -> UIViewController { Detail() }
    }
    let document = [
      #"<?xml version="1.0" encoding="UTF-8"?><document targetRuntime="iOS.CocoaTouch" version="3.0" "#,
      #"type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><label id="l"><userDefinedRuntimeAttributes>"#,
      #"<userDefinedRuntimeAttribute type="number" keyPath="corners"><real key="value" value="3"/>"#,
      #"</userDefinedRuntimeAttribute>"#,
      #"<userDefinedRuntimeAttribute type="string" keyPath="key" value="title"/>"#,
      #"<userDefinedRuntimeAttribute type="color" keyPath="layer.shade"><color key="value" red="1" green="0" "#,
      #"blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>"#,
      #"</userDefinedRuntimeAttributes></label></objects></document>"#,
    ].joined()
    func report() {
      let nib = UINib(data: Data(document.utf8), bundle: nil)
      guard let label = nib.instantiate(withOwner: Owner(), options: nil).first as? UILabel else { return }
      print(label.text ?? "", label.layer.cornerRadius, label.layer.borderColor != nil)
      for name in ["makeDetail:", "makeOther:sender:", "makeThird:sender:segueIdentifier:", "makeNone:"] {
        print(Next().responds(to: NSSelectorFromString(name)))
      }
    }
    = TITLE 3.0 true
    = true
    = true
    = true
    = false
    """
  )
}
#endif
