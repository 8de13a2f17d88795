extension UICollectionView {
  package func register(_ key: ReuseKey, _ registration: ReuseRegistration?) {
    pools[registration: key] = registration
  }

  func dequeueCell(_ key: ReuseKey, for indexPath: IndexPath) -> UICollectionViewCell {
    let view = dequeueView(key, for: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      stop(ReuseMessages.invalidNib(key.identifier, mustHold: "UICollectionViewCell"))
    }
    return cell
  }

  func dequeueView(_ key: ReuseKey, for indexPath: IndexPath) -> UICollectionReusableView {
    guard let view = dequeueRegisteredView(key, for: indexPath) else {
      stop(ReuseMessages.unregisteredView(ofKind: key.kind, key.identifier))
    }
    return view
  }

  /// A recycled or new view; `nil` if nothing is registered.
  package func dequeueRegisteredView(_ key: ReuseKey, for indexPath: IndexPath) -> UICollectionReusableView? {
    guard let request = state.request, request.indexPath == indexPath, !request.isAnswered else {
      stop(ReuseMessages.dequeuedUnasked(key.identifier, indexPath))
    }
    request.isAnswered = true
    if let existing = request.existing, let original = existing.reuseKey {
      if original != key { stop(ReuseMessages.dequeuedOther(key, original, existing)) }
      return existing
    }
    let view: UICollectionReusableView
    if let idle = pools.take(key) {
      idle.forgetState()
      idle.prepareForReuse()
      view = idle
    } else if let registration = pools[registration: key] {
      view = newView(key, registration, frame: request.attributes?.untransformedFrame ?? .zero)
    } else {
      return nil
    }
    if let attributes = request.attributes {
      apply(attributes, to: view)
      // As in UIKit, attributes also determine this, and those of an element in view aren't hidden.
      if view.isHidden { view.isHidden = false }
      view.fillWithContent()
    }
    return view
  }

  func newView(_ key: ReuseKey, _ registration: ReuseRegistration, frame: CGRect) -> UICollectionReusableView {
    let identifier = key.identifier
    let view: UICollectionReusableView = ReuseFactory.view(of: registration, identifier) {
      $0.init(recycledWithFrame: frame)
    }
    if key.kind == Self.elementKindCell, !(view is UICollectionViewCell) {
      stop(ReuseMessages.invalidNib(identifier, mustHold: "UICollectionViewCell"))
    }
    view.givenReuseIdentifier = identifier
    view.reuseKey = key
    view.dequeuedFrom = ObjectIdentifier(self)
    return view
  }

  /// Returns a view that left the view to its pool.
  package func recycle(_ view: UICollectionReusableView) {
    if let key = view.reuseKey { pools.put(view, under: key) }
  }
}
