/// Whether the configurations of a cell or header need an update.
enum ConfigurationUpdate {
  case done, needed, running
}
