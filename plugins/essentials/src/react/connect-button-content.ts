/** The content of the connect button while connecting and while connected. It is one chunk, which is loaded when needed. */
export { AccountButton } from './account-button'
export { BusyLabel } from './busy-label'
