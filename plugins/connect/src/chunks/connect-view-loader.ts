/**
 * The entry through which the plugin imports the `Connect` view. It exports less than `connect-view.ts`, so that a host's
 * bundler drops what nothing else uses. Like every chunk of views here and in account it also exports the dialog
 * (`createShell`): the bundler then puts the dialog and the modules that it shares with the views into one file.
 */
export { createShell } from '@latchkey/modal/shell'
export { loadConnectViews } from '../wallet-list/load-connect-views'
