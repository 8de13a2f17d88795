@implementation BaseController (Old)
- (IBAction)old:(id)sender {}
@end
