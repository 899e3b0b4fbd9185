import { optionChecks } from '@latchkey/cloud/internal/check-options'
import { ConfigurationError, definePlugin, isWebUrl, type PluginFactory } from '@latchkey/kernel'
import { networkPictures, rpcFallbacks } from '@latchkey/session/contract'
import type { CloudContext } from './cloud-context'
import { type CloudContract, cloudContract } from './contract'
import type { CloudOptions } from './options'

const directory = () => import('./fetch-wallets')
const images = () => import('./fetch-image')
const networkImages = () => import('./network-images')
const requests = () => import('./request-service')
const dataApi = () => import('./blockchain-api')
const project = () => import('./project')

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
        url: async (network) => (await dataApi()).rpcProxyUrl(own, network),
      })
      ctx.fill(networkPictures, {
        id: 'cloud',
        image: async (network) => (await networkImages()).fetchNetworkImage(own, network),
      })
      if (!projectId) ctx.router.onFirstOpen(async () => (await project()).reportMissingProjectId(ctx))
      return {
        projectId,
        preload: async () => void (await directory()),
        wallets: async (query, signal) => (await directory()).fetchWallets(own, query, signal),
        image: async (kind, id) => (await images()).fetchImage(own, kind, id),
        allowedOrigins: async () => (await project()).fetchAllowedOrigins(own),
        checkOrigin: async () => (await project()).checkOrigin(own),
        analyticsEnabled: async () => (await project()).fetchAnalyticsFlag(own),
        blockchainApi: async (request) => (await dataApi()).fetchBlockchainApi(own, request),
        supports: async (networkId) => (await dataApi()).isSupported(own, networkId),
        sdkQuery: async () => (await requests()).sdkQuery(options),
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
