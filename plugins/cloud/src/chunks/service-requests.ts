/**
 * The code that is loaded with the first request to a service other than the directory. Re-exports the wallet list's code,
 * so that a bundler keeps the code that both use in the wallet list's chunk and makes no third one.
 */

export { fetchBlockchainApi, isSupported, rpcProxyUrl } from '../blockchain-api'
export { fetchNetworkImage } from '../fetch-network-image'
export { sdkQuery } from '../options'
export { checkOrigin, fetchAllowedOrigins, fetchAnalyticsFlag, reportMissingProjectId } from '../project'
export * from './wallet-list-requests'
