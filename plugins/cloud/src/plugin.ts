import { definePlugin, type PluginFactory } from '@latchkey/kernel'
import { type CloudContract, cloudContract } from './contract'

export interface CloudOptions {
  readonly projectId?: string
}

export const cloud: PluginFactory<CloudContract, never, CloudOptions> = /* @__PURE__ */ definePlugin(
  cloudContract,
  {
    setup: (_ctx, { projectId }: CloudOptions) => ({
      projectId,
      wallets: async () => ({ wallets: [], count: 0 }),
      image: async () => undefined,
      allowedOrigins: async () => [],
      analyticsEnabled: async () => false,
    }),
  },
)
