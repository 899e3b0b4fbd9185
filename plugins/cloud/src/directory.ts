/** What the list of wallets needs: loaded with the list, or with the first request. */
export { fetchImage } from './fetch-image'
export { fetchWallets } from './fetch-wallets'
