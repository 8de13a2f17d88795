@interface OldView : UIView @end
