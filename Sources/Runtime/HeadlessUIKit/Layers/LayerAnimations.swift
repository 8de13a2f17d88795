/// The animations of a layer, under their keys.
///
/// Animations change nothing. Those with a delegate end at once, unless they repeat forever, so that code which waits
/// for their end runs. Others stay under their keys for tests to read.
final class LayerAnimations {
  private struct Entry {
    let key: String
    let animation: CAAnimation
    /// Whether the delegate was told the start, and not yet the end.
    var isRunning = false
  }
  private var entries: [Entry] = []

  var keys: [String]? { entries.isEmpty ? nil : entries.map(\.key) }

  subscript(key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }

  func add(_ animation: CAAnimation, forKey key: String) {
    remove { $0.key == key }
    entries.append(Entry(key: key, animation: animation, isRunning: animation.delegate != nil))
    guard let delegate = animation.delegate else { return }
    delegate.animationDidStart(animation)
    if animation.repeatsForever { return }
    CATransaction.atCommit { [weak self] in self?.end(animation) }
  }

  func remove(forKey key: String) { remove { $0.key == key } }
  func removeAll() { remove { _ in true } }

  private func end(_ animation: CAAnimation) {
    // It may have been removed since.
    guard let index = entries.firstIndex(where: { $0.animation === animation && $0.isRunning }) else { return }
    if animation.isRemovedOnCompletion { entries.remove(at: index) } else { entries[index].isRunning = false }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  private func remove(where matches: (Entry) -> Bool) {
    let gone = entries.filter(matches)
    entries.removeAll(where: matches)
    for entry in gone where entry.isRunning {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
    }
  }
}

extension CAAnimation {
  fileprivate var repeatsForever: Bool {
    !(repeatCount < .greatestFiniteMagnitude) || !(repeatDuration < .greatestFiniteMagnitude)
  }
}
