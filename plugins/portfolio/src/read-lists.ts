/** Fetches and parses the lists of an account. One module, loaded when a list is first read. */
export { readNfts } from './nfts'
export { readTokens } from './tokens'
