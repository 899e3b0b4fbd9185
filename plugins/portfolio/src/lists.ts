/** What is fetched when somebody first looks at a list. */
export { readNfts } from './read-nfts'
export { readTokens } from './read-tokens'
