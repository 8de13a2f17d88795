extension UIVisualEffectView: ContentViewHolder {}
