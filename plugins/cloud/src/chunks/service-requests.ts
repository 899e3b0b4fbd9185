/**
 * The code that is loaded with the first request to a service other than the directory. Re-exports the wallet list's code,
 * so that a bundler keeps the code that both use in the wallet list's chunk and makes no third one.
 */
export { fetchAnalyticsFlag } from '../analytics-flag'
export { fetchBlockchainApi } from '../fetch-blockchain-api'
export { fetchNetworkImage } from '../fetch-network-image'
export { reportMissingProjectId } from '../missing-project-id'
export { checkOrigin, fetchAllowedOrigins } from '../origins'
export { rpcProxyUrl } from '../rpc-proxy'
export { sdkQuery } from '../sdk-query'
export { isSupported } from '../supported-networks'
export * from './wallet-list-requests'
