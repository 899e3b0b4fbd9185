/** Everything that is fetched with the first question. */
export { fetchAnalyticsFlag } from './analytics-flag'
export { fetchData } from './fetch-data'
export { fetchImage } from './fetch-image'
export { fetchWallets } from './fetch-wallets'
export { tellMissingProjectId } from './missing-project-id'
export { checkOrigin, fetchAllowedOrigins } from './origins'
export { rpcProxyUrl } from './rpc-proxy'
export { isSupported } from './supported-networks'
