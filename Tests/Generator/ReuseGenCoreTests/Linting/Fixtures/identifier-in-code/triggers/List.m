static NSString * const kLegacyID = @"Constant";

@implementation List
- (void)viewDidLoad {
  [self.tableView registerClass:[LegacyCell class] forCellReuseIdentifier:@"Legacy"];
  [self.tableView registerClass:[LegacyCell class] forCellReuseIdentifier:kLegacyID];
}
@end
