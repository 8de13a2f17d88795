import ListGeometry

/// Properties and methods that exist once for headers and once for footers.
extension UITableView {
  func fixedHeight(of edge: SectionEdge) -> CGFloat {
    switch edge {
    case .header: sectionHeaderHeight
    case .footer: sectionFooterHeight
    }
  }

  func estimatedHeight(of edge: SectionEdge) -> CGFloat {
    switch edge {
    case .header: estimatedSectionHeaderHeight
    case .footer: estimatedSectionFooterHeight
    }
  }

  func askedHeight(at place: SectionViewPosition) -> CGFloat? {
    switch place.edge {
    case .header: delegate?.tableView(self, heightForHeaderInSection: place.section)
    case .footer: delegate?.tableView(self, heightForFooterInSection: place.section)
    }
  }

  func askedView(at place: SectionViewPosition) -> UIView? {
    switch place.edge {
    case .header: delegate?.tableView(self, viewForHeaderInSection: place.section)
    case .footer: delegate?.tableView(self, viewForFooterInSection: place.section)
    }
  }

  func askedTitle(at place: SectionViewPosition) -> String? {
    switch place.edge {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: place.section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: place.section)
    }
  }

  func tellWillDisplay(_ view: UIView, at place: SectionViewPosition) {
    switch place.edge {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: place.section)
    }
  }

  func tellDidEndDisplaying(_ view: UIView, at place: SectionViewPosition) {
    switch place.edge {
    case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: place.section)
    case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: place.section)
    }
  }
}
