/** What connect does besides showing, fetched when it is first asked. */
export { loadMore, search, showCertified } from './catalogue'
export { loadDirectory } from './directory'
