import { optionChecks } from '@latchkey/cloud/internal/check-options'
import { ConfigurationError, definePlugin, isWebUrl, type PluginFactory } from '@latchkey/kernel'
import { networkPictures, rpcFallbacks } from '@latchkey/session/contract'
import type { CloudContext } from './cloud-context'
import { type CloudContract, cloudContract } from './contract'
import type { CloudOptions } from './options'

const serviceRequests = () => import('./chunks/service-requests')
const walletListRequests = () => import('./chunks/wallet-list-requests')

/** The wallet directory, the blockchain data API and the other services of a project id. Sends nothing before its first call. */
export const cloud: PluginFactory<CloudContract, never, CloudOptions> = /* @__PURE__ */ definePlugin(
  cloudContract,
  {
    ...optionChecks,
    checkOptions(options: CloudOptions, plugins) {
      optionChecks.checkOptions?.(options, plugins)
      refuseUnsafeUrls(options)
    },
    setup(ctx, options: CloudOptions) {
      const projectId = options.projectId || undefined
      const own: CloudContext = {
        ctx,
        options,
        memory: { images: new Map(), reported: new Set() },
      }
      ctx.fill(rpcFallbacks, {
        id: 'cloud',
        url: async (network) => (await serviceRequests()).rpcProxyUrl(own, network),
      })
      ctx.fill(networkPictures, {
        id: 'cloud',
        image: async (network) => (await serviceRequests()).fetchNetworkImage(own, network),
      })
      if (!projectId)
        ctx.router.onFirstOpen(async () => (await serviceRequests()).reportMissingProjectId(ctx))
      return {
        projectId,
        preload: async () => void (await walletListRequests()),
        wallets: async (query, signal) => (await walletListRequests()).fetchWallets(own, query, signal),
        image: async (kind, id) => (await walletListRequests()).fetchImage(own, kind, id),
        allowedOrigins: async () => (await serviceRequests()).fetchAllowedOrigins(own),
        checkOrigin: async () => (await serviceRequests()).checkOrigin(own),
        analyticsEnabled: async () => (await serviceRequests()).fetchAnalyticsFlag(own),
        blockchainApi: async (request) => (await serviceRequests()).fetchBlockchainApi(own, request),
        supports: async (networkId) => (await serviceRequests()).isSupported(own, networkId),
        sdkQuery: async () => (await serviceRequests()).sdkQuery(options),
        setClientId(clientId) {
          own.memory.clientId = clientId
        },
      }
    },
  },
)

/** Throws a `ConfigurationError` for an unsafe URL, in every build. */
export function refuseUnsafeUrls({ directoryUrl, dataUrl }: CloudOptions): void {
  for (const url of [directoryUrl, dataUrl])
    if (url !== undefined && !isWebUrl(url)) throw new ConfigurationError('INVALID_CLOUD_OPTION')
}
