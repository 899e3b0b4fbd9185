/** How the connect button looks once a visitor connects or is connected: one chunk, fetched then. */
export { AccountButton } from './account-button'
export { BusyLabel } from './busy-label'
