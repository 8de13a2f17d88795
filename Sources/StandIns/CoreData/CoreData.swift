// The names of Core Data. Objects are in memory and have no values; nothing is fetched or saved.
import HeadlessFoundation
@_exported public import HeadlessUIKit

private func say() {
  warnOfAbsentFramework("CoreData", "there are no models; requests find nothing, and nothing is saved")
}

public protocol NSFetchRequestResult: AnyObject {}

open class NSEntityDescription: NSObject {
  open var name: String?

  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    say()
    let entity = NSEntityDescription()
    entity.name = entityName
    return entity
  }

  open class func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(entity: NSEntityDescription(), insertInto: context) }
}

open class NSManagedObjectID: NSObject {}

/// Keeps the values that code sets.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  private var keptValues: [String: Any] = [:]
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectID = NSManagedObjectID()

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    managedObjectContext = context
    say()
  }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: NSEntityDescription(), insertInto: moc)
  }

  open class func entity() -> NSEntityDescription { NSEntityDescription() }
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }

  open var isInserted: Bool { false }
  open var isDeleted: Bool { false }
  open var isUpdated: Bool { false }
  open var hasChanges: Bool { false }

  /// The value of a property of the class, or the value that code set under the key.
  @preconcurrency @MainActor
  open func value(forKey key: String) -> Any? {
    declares(key) ? (self as any NSObjectProtocol).value(forKey: key) : keptValues[key]
  }
  @preconcurrency @MainActor
  open func setValue(_ value: Any?, forKey key: String) {
    if declares(key) { (self as any NSObjectProtocol).setValue(value, forKey: key) } else { keptValues[key] = value }
  }
  open func primitiveValue(forKey key: String) -> Any? { keptValues[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { keptValues[key] = value }

  /// Whether a class below this one has a stored property of a name.
  private func declares(_ key: String) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != NSManagedObject.self {
      if current.children.contains(where: { $0.label == key }) { return true }
      mirror = current.superclassMirror
    }
    return false
  }

  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
}

open class NSPersistentStoreRequest: NSObject {
  func execute() -> NSPersistentStoreResult { NSPersistentStoreResult() }
}
open class NSPersistentStoreResult: NSObject {}

/// Takes any type: a protocol of Objective-C, as `NSFetchRequestResult` is on iOS, conforms to itself.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var includesSubentities = true
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0

  public override init() {}
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Finds nothing, at once.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  public typealias CompletionBlock = (NSAsynchronousFetchResult<ResultType>) -> Void
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: CompletionBlock?
  open var estimatedResultCount = 0

  public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: CompletionBlock? = nil) {
    fetchRequest = request
    completionBlock = blk
  }

  override func execute() -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult<ResultType>()
    completionBlock?(result)
    return result
  }
}

open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  open var finalResult: [ResultType]? { [] }
  open var operationError: (any Error)? { nil }
}

/// Deletes nothing.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
}

public var NSErrorMergePolicy: Any { NSMergePolicy.error }
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }

extension Notification.Name {
  /// Isn't posted here.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// Isn't posted here.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification"
  )
}

open class NSManagedObjectContext: NSObject {
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1, mainQueueConcurrencyType = 2
  }

  open var parent: NSManagedObjectContext?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any?
  open var hasChanges: Bool { false }

  public init(concurrencyType: ConcurrencyType) {}

  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    say()
    return []
  }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    say()
    return 0
  }
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    say()
    return request.execute()
  }
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    stop("Core Data isn't here, so that there is no object with an identifier; replace its source with a shim")
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { object(with: objectID) }
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func refreshAllObjects() {}
  open func save() throws { say() }
  open func insert(_ object: NSManagedObject) {}
  open func delete(_ object: NSManagedObject) {}
  open func rollback() {}
  open func reset() {}
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
}

open class NSManagedObjectModel: NSObject {
  /// Returns `nil`: there are no models.
  public convenience init?(contentsOf url: URL) { return nil }
}

open class NSPersistentStore: NSObject {}

open class NSPersistentStoreCoordinator: NSObject {
  public init(managedObjectModel model: NSManagedObjectModel) {}

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"

open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true

  public override init() {}
  public init(url: URL) { self.url = url }
}

open class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]

  public init(name: String) { self.name = name }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) { self.name = name }

  /// Succeeds with stores that contain nothing.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    say()
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
}

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  )
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  )
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
}

open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open var fetchedObjects: [ResultType]? { [] }
  open var sections: [any NSFetchedResultsSectionInfo]? { [] }

  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
  }

  open class func deleteCache(withName name: String?) {}
  open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
  open func performFetch() throws { say() }
  open func object(at indexPath: IndexPath) -> ResultType {
    stop("Core Data isn't here, so that requests find nothing; replace the list's source with a shim")
  }
}
