/// The values of a job. Stored; has no effect here.
open class UIPrintInfo: NSObject {
  /// The kind of output.
  public enum OutputType: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case general, photo, grayscale, photoGrayscale
  }
  /// The name of the job.
  open var jobName = ""
  /// The kind of output.
  open var outputType = OutputType.general
  /// Creates the default values.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}
