#define kNib @"InMacro"
