import { definePlugin, type PluginFactory } from '@latchkey/kernel'
import { networkPictures, rpcFallbacks } from '@latchkey/session/contract'
import { optionChecks } from '#check-options'
import type { CloudContext } from './cloud-context'
import { type CloudContract, cloudContract } from './contract'
import type { CloudOptions } from './options'

const controller = () => import('./controller')
const directory = () => import('./directory')

/** The wallet directory, the blockchain data API and the other services of a project id. Sends nothing before its first call. */
export const cloud: PluginFactory<CloudContract, never, CloudOptions> = /* @__PURE__ */ definePlugin(
  cloudContract,
  {
    ...optionChecks,
    setup(ctx, options: CloudOptions) {
      const projectId = options.projectId || undefined
      const own: CloudContext = {
        ctx,
        options,
        memory: { images: new Map(), reported: new Set() },
      }
      ctx.fill(rpcFallbacks, {
        id: 'cloud',
        url: async (network) => (await controller()).rpcProxyUrl(own, network),
      })
      ctx.fill(networkPictures, {
        id: 'cloud',
        image: async (network) => (await controller()).fetchNetworkImage(own, network),
      })
      if (!projectId) ctx.onFirstOpen(async () => (await controller()).reportMissingProjectId(ctx))
      return {
        projectId,
        preload: async () => void (await directory()),
        wallets: async (query, signal) => (await directory()).fetchWallets(own, query, signal),
        image: async (kind, id) => (await directory()).fetchImage(own, kind, id),
        allowedOrigins: async () => (await controller()).fetchAllowedOrigins(own),
        checkOrigin: async () => (await controller()).checkOrigin(own),
        analyticsEnabled: async () => (await controller()).fetchAnalyticsFlag(own),
        blockchainApi: async (request) => (await controller()).fetchBlockchainApi(own, request),
        supports: async (networkId) => (await controller()).isSupported(own, networkId),
        sdkQuery: async () => (await controller()).sdkQuery(options),
        setClientId(clientId) {
          own.memory.clientId = clientId
        },
      }
    },
  },
)
