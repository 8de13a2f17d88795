@implementation Old
- (UIImage *)image { return [UIImage imageNamed:@"moon"]; }
@end
