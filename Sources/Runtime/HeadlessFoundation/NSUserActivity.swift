#if !canImport(ObjectiveC)
/// An activity of a person in an app, which can be continued elsewhere. Foundation lacks it on this platform. Stored;
/// has no effect here.
open class NSUserActivity: NSObject {
  open private(set) var activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var needsSave = false
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  open var targetContentIdentifier: String?

  /// The object that the activity asks. Called by tests only.
  open weak var delegate: (any NSUserActivityDelegate)?

  public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

public typealias NSUserActivityPersistentIdentifier = String

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
