/** What the list of wallets is opened with. A host's bundler then leaves the other names of `first-view.ts` out. */
export { openList } from './open-list'
