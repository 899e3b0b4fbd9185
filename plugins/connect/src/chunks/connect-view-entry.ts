/** The one name the plugin imports: a host's bundler then leaves the other names of `connect-view.ts` out. */
export { loadConnectViews } from '../wallet-list/load-connect-views'
