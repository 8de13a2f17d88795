/// A person in the list.
struct Person: Equatable {
  enum Standing {
    case member
    case favorite
    case visitor
  }

  var firstName: String
  var lastName: String
  var role: String
  var town: String
  var standing: Standing

  var name: String { "\(firstName) \(lastName)" }

  var initials: String { "\(firstName.prefix(1))\(lastName.prefix(1))" }

  /// The line below the name.
  var subtitle: String { standing == .visitor ? "Visiting from \(town)" : "\(role), \(town)" }
}

extension Person {
  private static let firstNames = [
    "Ada", "Alan", "Barbara", "Brian", "Claude", "Cynthia", "Dennis", "Dorothy", "Evelyn", "Emil", "Frances", "Fred",
    "Grace", "Gwen", "Hedy", "Hugo", "Ida", "Ivan", "Joan", "John", "Karen", "Ken", "Leslie", "Lynn", "Margaret",
    "Milo", "Niklaus", "Nora", "Olga", "Otto", "Pauline", "Peter", "Radia", "Robin", "Sophie", "Steve", "Tim", "Tove",
    "Valentina", "Vint",
  ]
  private static let lastNames = [
    "Abbott", "Baker", "Castillo", "Dubois", "Eriksen", "Fischer", "Garcia", "Haddad", "Ito", "Jensen", "Kowalski",
    "Lindgren", "Mori", "Novak", "Okafor", "Petrov", "Quispe", "Rossi", "Silva", "Tanaka", "Ueda", "Vogel", "Walsh",
    "Yilmaz", "Zhang",
  ]
  private static let roles = ["Architect", "Baker", "Botanist", "Cellist", "Editor", "Nurse", "Pilot", "Translator"]
  private static let towns = ["London", "Paris", "Zürich", "Oslo", "Kyoto", "Lima", "Nairobi"]

  /// Makes `count` people, the same in each run, sorted by first name. Up to 1,000 of them have different names.
  static func sample(_ count: Int) -> [Person] {
    let perName = (count + firstNames.count - 1) / firstNames.count
    return (0..<count).map { index in
      Person(
        firstName: firstNames[index / perName],
        lastName: lastNames[index % perName % lastNames.count],
        role: roles[index % roles.count],
        town: towns[index % towns.count],
        standing: index % 5 == 2 ? .favorite : index % 7 == 3 ? .visitor : .member
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
