#import "PlaceView.h"

@implementation PlaceView

@synthesize streetLabel = _streetLabel;

- (void)show { _cityLabel.hidden = YES; }

@end
