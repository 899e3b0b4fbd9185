/** How the connect button looks while connecting and when connected: one chunk, loaded then. */
export { AccountButton } from './account-button'
export { BusyLabel } from './busy-label'
