// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of Core Data. Objects are in memory and have no values; nothing is fetched or saved.
import FoundationSupplement
@_exported public import HeadlessUIKit

private func say() {
  AbsentFrameworks.shared.say("CoreData", "there are no models; requests find nothing, and nothing is saved")
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

open class NSManagedObject: NSObject, NSFetchRequestResult {
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
}

open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
  open var entityName: String?
  open var predicate: NSPredicate?
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

open class NSManagedObjectContext: NSObject {
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }

  open var parent: NSManagedObjectContext?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any?
  open var hasChanges: Bool { false }

  public init(concurrencyType: ConcurrencyType) {}

  open func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
    say()
    return []
  }
  open func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
    say()
    return 0
  }
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
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

open class NSFetchedResultsController<ResultType>: NSObject {
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open var fetchedObjects: [ResultType]? { [] }
  open var sections: [any NSFetchedResultsSectionInfo]? { [] }

  public init(
    fetchRequest: NSFetchRequest<some NSFetchRequestResult>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {}

  open func performFetch() throws { say() }
  open func object(at indexPath: IndexPath) -> ResultType {
    stop("Core Data isn't here, so that requests find nothing; replace the list's source with a shim")
  }
}
