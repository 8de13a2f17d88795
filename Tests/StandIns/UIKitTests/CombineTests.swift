import Combine
import FoundationNetworking
import Testing
import UIKit

/// Combine's publishers, as apps with lists use them. Values arrive at once.
@MainActor struct CombineTests {
  @Test func subjectsDeliverToSubscribersUntilTheyAreCanceled() {
    let taps = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var subscriptions: Set<AnyCancellable> = []
    taps.send(0)
    taps.filter { $0 % 2 == 1 }.map { $0 * 10 }.sink { received.append($0) }.store(in: &subscriptions)
    for number in 1...3 { taps.send(number) }
    #expect(received == [10, 30])
    subscriptions.removeAll()
    taps.send(5)
    #expect(received == [10, 30])
  }

  @Test func aSubjectWithAValueDeliversItFirst() {
    let names = CurrentValueSubject<String, Never>("a")
    var received: [String] = []
    let subscription = names.removeDuplicates().receive(on: DispatchQueue.main).sink { received.append($0) }
    names.value = "b"
    names.send("b")
    names.send(completion: .finished)
    names.send("c")
    #expect(received == ["a", "b"])
    #expect(names.value == "c")
    subscription.cancel()
  }

  @Test func timersAndDelaysPassWhileATestAwaits() async throws {
    await Task.yield()
    let texts = PassthroughSubject<String, Never>()
    var received: [String] = []
    var ticks = 0
    var subscriptions: Set<AnyCancellable> = []
    texts.debounce(for: .milliseconds(10), scheduler: RunLoop.main).sink { received.append($0) }
      .store(in: &subscriptions)
    Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().sink { _ in ticks += 1 }
      .store(in: &subscriptions)
    for text in ["a", "b"] { texts.send(text) }
    for _ in 0..<1_000 where received.isEmpty || ticks < 2 { try await Task.sleep(nanoseconds: 10_000_000) }
    subscriptions.removeAll()
    #expect(received == ["b"])
    #expect(ticks >= 2)
  }

  @Test func aDataTaskDeliversDataOrAnError() async throws {
    var received: [String] = []
    let decoded = URLSession.shared.dataTaskPublisher(for: try #require(URL(string: "data:application/json,[7]")))
      .map(\.data).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])
      .receive(on: DispatchQueue.main).sink { received.append("\($0)") }
    let failed = URLSession.shared.dataTaskPublisher(for: URLRequest(url: try #require(URL(string: "nothing://a"))))
      .receive(on: DispatchQueue.main)
      .sink(receiveCompletion: { if case .failure = $0 { received.append("failed") } }, receiveValue: { _ in })
    for _ in 0..<1_000 where received.count < 2 { try await Task.sleep(nanoseconds: 10_000_000) }
    #expect(received.sorted() == ["[7]", "failed"])
    withExtendedLifetime((decoded, failed)) {}
  }

  private final class Model: ObservableObject {
    @Published var names: [String] = []
    @Published var query = ""
  }

  @Test func publishedPropertiesDeliverTheNewValueBeforeTheyHaveIt() {
    let model = Model()
    var events: [String] = []
    var subscriptions: [AnyCancellable] = []
    model.objectWillChange.sink { events.append("change") }.store(in: &subscriptions)
    model.$names.dropFirst().sink { events.append("\($0) before \(model.names)") }.store(in: &subscriptions)
    model.names = ["Ada"]
    #expect(events == ["change", "[\"Ada\"] before []"])
    #expect(model.names == ["Ada"])
  }

  @Test func onTheMainQueueAPropertyHasItsValue() {
    let model = Model()
    var counts: [Int] = []
    let subscription = model.$names.receive(on: DispatchQueue.main).sink { [unowned model] _ in
      counts.append(model.names.count)
    }
    model.names = ["Ada"]
    #expect(counts == [0, 1])
    withExtendedLifetime(subscription) {}
  }

  @Test func publishersAreCombined() {
    let model = Model()
    var rows: [[String]] = []
    let subscription = model.$names.combineLatest(model.$query)
      .map { names, query in names.filter { query.isEmpty || $0.contains(query) } }.sink { rows.append($0) }
    model.names = ["Ada", "Bob"]
    model.query = "A"
    #expect(rows == [[], ["Ada", "Bob"], ["Ada"]])
    withExtendedLifetime(subscription) {}
  }

  @Test func valuesAreCollectedAndSearched() {
    var lines: [String] = []
    let numbers = [1, 2, 3].publisher
    let subscriptions = [
      numbers.collect(2).sink { lines.append("\($0)") }, numbers.contains(2).sink { lines.append("\($0)") },
      numbers.allSatisfy { $0 > 1 }.sink { lines.append("\($0)") },
      numbers.filter { $0 > 3 }.replaceEmpty(with: 9).sink { lines.append("\($0)") },
    ]
    #expect(lines == ["[1, 2]", "[3]", "true", "false", "9"])
    // Foundation's method, which the scheduler doesn't hide.
    RunLoop.main.perform {}
    withExtendedLifetime(subscriptions) {}
  }

  private enum Failed: Error { case once }

  @Test func aFailedPublisherIsTriedAgain() {
    var tries = 0
    var ends: [String] = []
    let failing = [1].publisher.tryFilter { _ in
      tries += 1
      throw Failed.once
    }
    let subscription = failing.retry(2).sink(receiveCompletion: { ends.append("\($0)") }, receiveValue: { _ in })
    #expect(tries == 3 && ends == ["failure(\(String(reflecting: Failed.once)))"])
    withExtendedLifetime(subscription) {}
  }

  @Test func failuresEndAndAreReplaced() {
    var values: [Int] = []
    var ends: [String] = []
    let numbers = PassthroughSubject<Int, Failed>()
    let subscription = numbers.map { $0 + 1 }.catch { _ in Just(100) }
      .sink(receiveCompletion: { ends.append("\($0)") }, receiveValue: { values.append($0) })
    numbers.send(1)
    numbers.send(completion: .failure(.once))
    numbers.send(2)
    #expect(values == [2, 100])
    #expect(ends == ["finished"])
    withExtendedLifetime(subscription) {}
  }

  @Test func aPropertyOfAViewIsAssignedAndObserved() {
    let label = UILabel()
    let texts = CurrentValueSubject<String?, Never>("a")
    let subscription = texts.assign(to: \.text, on: label)
    var seen: [String?] = []
    let observation = label.publisher(for: \.text).sink { seen.append($0) }
    texts.send("b")
    #expect(label.text == "b" && seen == ["a", "b"])
    withExtendedLifetime([subscription, observation]) {}
  }

  @Test func anotherPublisherReplacesTheLatest() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    let choice = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var received: [Int] = []
    let subscription = choice.switchToLatest().sink { received.append($0) }
    choice.send(first)
    first.send(1)
    choice.send(second)
    first.send(2)
    second.send(3)
    #expect(received == [1, 3])
    withExtendedLifetime(subscription) {}
  }

  @Test func futuresSequencesAndNotificationsArePublishers() {
    var received: [String] = []
    var subscriptions: Set<AnyCancellable> = []
    Future<Int, Never> { $0(.success(7)) }.sink { received.append("\($0)") }.store(in: &subscriptions)
    [1, 2, 3].publisher.prefix(2).collect().sink { received.append("\($0)") }.store(in: &subscriptions)
    let name = Notification.Name("saved")
    NotificationCenter.default.publisher(for: name).compactMap { $0.object as? String }
      .sink { received.append($0) }.store(in: &subscriptions)
    NotificationCenter.default.post(name: name, object: "note")
    #expect(received == ["7", "[1, 2]", "note"])
  }

  @Test func mergedZippedAndFlattenedPublishersEndTogether() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let merged = a.merge(with: b).sink(
      receiveCompletion: { _ in log.append("end") },
      receiveValue: { log.append("m\($0)") }
    )
    let zipped = a.zip(b).sink { log.append("z\($0)\($1)") }
    let flat = a.flatMap { [$0, $0 * 2].publisher }.sink { log.append("f\($0)") }
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    #expect(!log.contains("end"))
    b.send(completion: .finished)
    #expect(log == ["m1", "f1", "f2", "m2", "z12", "end"])
    for subscription in [merged, zipped, flat] { subscription.cancel() }
  }
}
