import { type CloudContract, cloudContract, type WalletEntry } from '@latchkey/cloud/contract'
import { definePlugin, type Plugin } from '@latchkey/kernel'

export interface FakeDirectory {
  readonly plugin: Plugin<CloudContract, never>
  /** Ids of the requested pictures. */
  readonly pictures: string[]
  /** Responds to pending and later queries with these wallets; with `undefined` they fail. */
  respond(wallets: readonly WalletEntry[] | undefined): void
}

/** A fake cloud plugin whose directory responds once the test calls `respond`. It has a picture for every id. */
export function createFakeDirectory(): FakeDirectory {
  const pictures: string[] = []
  let response: readonly WalletEntry[] | undefined | 'not yet' = 'not yet'
  const waiting: (() => void)[] = []
  const throwUnexpected = (): never => {
    throw new Error('Not part of this test.')
  }
  const plugin = definePlugin(cloudContract, {
    setup: () => ({
      projectId: 'project',
      preload: async () => undefined,
      wallets: async ({ include }) => {
        if (response === 'not yet') await new Promise<void>((resolve) => waiting.push(resolve))
        if (!response || response === 'not yet') throw new Error('The directory is down.')
        const wallets = response.filter(({ id }) => (include ? include.includes(id) : id.startsWith('w')))
        return { wallets, count: 400 }
      },
      image: async (_kind, id) => {
        pictures.push(id)
        return `https://pictures.example/${id}.png`
      },
      allowedOrigins: throwUnexpected,
      checkOrigin: throwUnexpected,
      analyticsEnabled: throwUnexpected,
      blockchainApi: throwUnexpected,
      supports: throwUnexpected,
      sdkQuery: async () => ({ projectId: 'test-id', st: 'test', sv: 'js-1' }),
      setClientId: throwUnexpected,
    }),
  })()
  return {
    plugin,
    pictures,
    respond(wallets) {
      response = wallets
      for (const resolve of waiting.splice(0)) resolve()
    },
  }
}
