/// A section of a table whose rows a document holds.
package struct StaticSection {
  package let header: String?
  package let footer: String?
  package let cells: [UITableViewCell]
}
