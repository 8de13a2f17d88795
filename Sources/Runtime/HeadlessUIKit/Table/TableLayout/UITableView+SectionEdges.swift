import HeadlessListModel

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

  func askedHeight(at position: SectionViewPosition) -> CGFloat? {
    switch position.edge {
    case .header: delegate?.tableView(self, heightForHeaderInSection: position.section)
    case .footer: delegate?.tableView(self, heightForFooterInSection: position.section)
    }
  }

  func askedEstimate(at position: SectionViewPosition) -> CGFloat? {
    switch position.edge {
    case .header: delegate?.tableView(self, estimatedHeightForHeaderInSection: position.section)
    case .footer: delegate?.tableView(self, estimatedHeightForFooterInSection: position.section)
    }
  }

  func askedView(at position: SectionViewPosition) -> UIView? {
    switch position.edge {
    case .header: delegate?.tableView(self, viewForHeaderInSection: position.section)
    case .footer: delegate?.tableView(self, viewForFooterInSection: position.section)
    }
  }

  func askedTitle(at position: SectionViewPosition) -> String? {
    switch position.edge {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: position.section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: position.section)
    }
  }

  func notifyWillDisplay(_ view: UIView, at position: SectionViewPosition) {
    switch position.edge {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: position.section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: position.section)
    }
  }

  func notifyDidEndDisplaying(_ view: UIView, at position: SectionViewPosition) {
    switch position.edge {
    case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: position.section)
    case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: position.section)
    }
  }
}
