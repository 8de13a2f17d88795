/// A person in the list.
struct Person: Equatable {
  enum Standing {
    case member
    case favourite
    case visitor
  }

  var name: String
  var town: String
  var standing: Standing
}

extension Person {
  private static let firstNames = [
    "Ada", "Barbara", "Cornelia", "Donald", "Edsger", "Frances", "Grace", "Hedy", "Ivan", "Joan", "Katherine", "Leslie",
    "Margaret", "Niklaus", "Ole-Johan", "Radia", "Sophie", "Tony", "Ursula", "Vint",
  ]
  private static let towns = ["London", "Paris", "Zürich", "Oslo", "Kyoto", "Lima", "Nairobi"]

  /// Makes `count` people, the same in each run, sorted by name.
  static func sample(_ count: Int) -> [Person] {
    let perName = (count + firstNames.count - 1) / firstNames.count
    return (0..<count).map { index in
      Person(
        name: "\(firstNames[index / perName]) \(index % perName + 1)",
        town: towns[index % towns.count],
        standing: index % 5 == 2 ? .favourite : index % 7 == 3 ? .visitor : .member
      )
    }
  }

  /// Groups people by the first letter of their names.
  static func grouped(_ people: [Person]) -> [(letter: String, people: [Person])] {
    var groups: [(letter: String, people: [Person])] = []
    for person in people {
      let letter = String(person.name.prefix(1))
      if groups.last?.letter == letter {
        groups[groups.count - 1].people.append(person)
      } else {
        groups.append((letter, [person]))
      }
    }
    return groups
  }
}
