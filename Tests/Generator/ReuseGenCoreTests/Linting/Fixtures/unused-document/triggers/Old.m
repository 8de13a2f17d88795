#import "OldForm.h"

@class OldForm;

@implementation OldForm
@end
