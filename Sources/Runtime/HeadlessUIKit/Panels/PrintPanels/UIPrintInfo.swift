/// The values of a job. Stored; has no effect here.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }
  open var jobName = ""
  open var outputType = OutputType.general
  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }
  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none
  open var printerID: String?
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      "UIPrintInfoJobNameKey": jobName, "UIPrintInfoOutputTypeKey": outputType.rawValue,
      "UIPrintInfoOrientationKey": orientation.rawValue, "UIPrintInfoDuplexKey": duplex.rawValue,
    ]
    values["UIPrintInfoPrinterIDKey"] = printerID
    return values
  }

  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
    let numbers = dictionary?.compactMapValues { $0 as? Int } ?? [:]
    let texts = dictionary?.compactMapValues { $0 as? String } ?? [:]
    jobName = texts["UIPrintInfoJobNameKey"] ?? ""
    outputType = numbers["UIPrintInfoOutputTypeKey"].flatMap(OutputType.init) ?? .general
    orientation = numbers["UIPrintInfoOrientationKey"].flatMap(Orientation.init) ?? .portrait
    duplex = numbers["UIPrintInfoDuplexKey"].flatMap(Duplex.init) ?? .none
    printerID = texts["UIPrintInfoPrinterIDKey"]
  }
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  public nonisolated override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init()
    jobName = coder.decodeValue(String.self, forKey: "jobName") ?? ""
    outputType = coder.decodeValue(Int.self, forKey: "outputType").flatMap(OutputType.init) ?? .general
  }
  open func encode(with coder: NSCoder) {
    coder.encodeValue(jobName, forKey: "jobName")
    coder.encodeValue(outputType.rawValue, forKey: "outputType")
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPrintInfo()
    (copy.jobName, copy.outputType) = (jobName, outputType)
    return copy
  }
}
