/** Fetched when a list is first read. */
export { readNfts } from './nfts'
export { readTokens } from './tokens'
