/**
 * Everything that is fetched with the first question to another service. The directory is named too: what both use then
 * lies with it, not in a third piece.
 */
export { fetchAnalyticsFlag } from './analytics-flag'
export * from './directory'
export { fetchData } from './fetch-data'
export { fetchNetworkImage } from './fetch-network-image'
export { tellMissingProjectId } from './missing-project-id'
export { checkOrigin, fetchAllowedOrigins } from './origins'
export { rpcProxyUrl } from './rpc-proxy'
export { isSupported } from './supported-networks'
