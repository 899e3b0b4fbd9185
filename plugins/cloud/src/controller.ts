/**
 * The code that is loaded with the first request to a service other than the directory. Re-exports the directory's code,
 * so that a bundler keeps the code that both use in the directory's chunk and makes no third one.
 */
export { fetchAnalyticsFlag } from './analytics-flag'
export * from './directory'
export { fetchBlockchainApi } from './fetch-blockchain-api'
export { fetchNetworkImage } from './fetch-network-image'
export { reportMissingProjectId } from './missing-project-id'
export { checkOrigin, fetchAllowedOrigins } from './origins'
export { rpcProxyUrl } from './rpc-proxy'
export { sdkQuery } from './sdk-query'
export { isSupported } from './supported-networks'
