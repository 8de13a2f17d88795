@interface PlaceView : UIView

@property (nonatomic, weak) IBOutlet UILabel *streetLabel;
@property (nonatomic, weak) IBOutlet UILabel *cityLabel;

@end
