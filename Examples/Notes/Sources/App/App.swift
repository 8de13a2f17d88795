import Recycler

final class PhotoCell: UITableViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private(set) weak var titleLabel: UILabel!
}

final class NoteCell: UITableViewCell {
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  private(set) weak var noteLabel: UILabel!
}

/// The list that the storyboard shows first, in a navigation controller.
final class NotesViewController: UITableViewController {
  var notes = ["a note", "another"]

  override func viewDidLoad() {
    super.viewDidLoad()
    Reuse.registerAll(in: tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueNoteCell(for: indexPath)
    cell.noteLabel.text = notes[indexPath.row]
    return cell
  }
}

final class NoteViewController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? DetailViewController)?.note = "a note"
  }
}

/// Where the segue of a note leads. It needs the note before its view loads.
final class DetailViewController: UIViewController {
  var note: String!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = note.uppercased()
  }
}
