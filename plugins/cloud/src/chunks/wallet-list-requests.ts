/** The code that the wallet list needs. Loaded with the list, or with the first request to the directory. */
export { fetchImage } from '../fetch-image'
export { fetchWallets } from '../fetch-wallets'
