class MembersCell: BaseCell {
  var a: UIView?
}
