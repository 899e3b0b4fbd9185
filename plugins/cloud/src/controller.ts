/** Everything that is fetched with the first question. */
export { fetchAnalyticsFlag } from './analytics-flag'
export { fetchImage } from './fetch-image'
export { fetchWallets } from './fetch-wallets'
export { tellMissingProjectId } from './missing-project-id'
export { checkOrigin, fetchAllowedOrigins } from './origins'
