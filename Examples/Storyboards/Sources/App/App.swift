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
  let notes = ["a note", "another"]

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

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let text = notes[indexPath.row]
    show(Reuse.Scenes.noteViewController.instantiate { NoteViewController(coder: $0, text: text) }, sender: self)
  }
}

/// The creator passes the text to the initializer, so that it is a constant.
final class NoteViewController: UIViewController {
  let text: String

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  required convenience init?(coder: NSCoder) { self.init(coder: coder, text: "") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Reuse.Segues.noteViewController.showDetail.destination(of: segue)?.title = text
  }
}

final class DetailViewController: UIViewController {}
