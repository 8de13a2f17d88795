public import FoundationNetworking
public import HeadlessFoundation

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    AnyPublisher { observer in
      let box = Unchecked(observer.value)
      let token = self.addObserver(forName: name, object: object, queue: nil) { box.value($0) }
      return AnyCancellable { self.removeObserver(token) }
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { observer in
      let observation = self.observe(keyPath, options: options) { observed, _ in
        observer.value(observed[keyPath: keyPath])
      }
      return AnyCancellable { observation.invalidate() }
    }
  }
}

extension Timer {
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let ticks = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      ticks.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let date = Date(timeIntervalSinceNow: interval)
      let timer = MainTimer(fire: date, interval: interval, repeats: true) { [ticks] _ in ticks.send(Date()) }
      runLoop.start(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

extension URLSession {
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { observer in
        let box = Unchecked(observer)
        let task = session.dataTask(with: request) { data, response, error in
          if let data, let response {
            box.value.value((data, response))
            box.value.completion(.finished)
          } else {
            box.value.completion(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        task.resume()
        return AnyCancellable { task.cancel() }
      }.receive(subscriber: subscriber)
    }
  }
}

public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}
extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Coder.Input == Output { tryMap { try decoder.decode(type, from: $0) } }

  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
  where Output: Encodable { tryMap { try encoder.encode($0) } }
}

/// A value that another thread uses after this one let go of it.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
