@interface OldView : UIView {
  UIImageView *_icon;
  UILabel *_label;
}
@end
@implementation OldView
@end
