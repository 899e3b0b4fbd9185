/**
 * What the plugin imports of the list. The other names of `connect-view.ts` are not here: a host's bundler leaves them out.
 * The dialog is exported by each chunk of views here and in account: what it shares with the views, and it itself, is then
 * one file of a host's build.
 */
export { createShell } from '@latchkey/modal/shell'
export { loadConnectViews } from '../wallet-list/load-connect-views'
