/**
 * Chunk with the function that loads the views of the wallet list, through which the plugin imports them. It exports less than
 * `connect-view.ts`, so that a host's bundler leaves out the exports of that file that no module imports. Like every chunk of views here and in account it also exports the dialog
 * (`createShell`): the bundler then puts the dialog and the modules that it shares with the views into one file.
 */
export { createShell } from '@latchkey/modal/shell'
export { loadConnectViews } from '../wallet-list/load-connect-views'
