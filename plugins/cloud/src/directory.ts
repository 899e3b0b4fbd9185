/** What the list of wallets asks for: fetched with the list, or with the first question. */
export { fetchImage } from './fetch-image'
export { fetchWallets } from './fetch-wallets'
