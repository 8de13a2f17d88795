#import "Old.h"

@implementation Old
- (void)load {
  [self.table registerNib:[UINib nibWithNibName:@"Person" bundle:nil] forCellReuseIdentifier:@"person"];
  [[NSBundle mainBundle] loadNibNamed:@"OldView" owner:self options:nil];
}
@end
