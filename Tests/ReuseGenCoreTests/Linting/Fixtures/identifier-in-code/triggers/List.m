@implementation List
- (void)viewDidLoad {
  [self.tableView registerClass:[LegacyCell class] forCellReuseIdentifier:@"Legacy"];
}
@end
