import { type CloudContract, cloudContract, type WalletEntry } from '@latchkey/cloud/contract'
import { definePlugin, type Plugin } from '@latchkey/kernel'

export interface FakeDirectory {
  readonly plugin: Plugin<CloudContract, never>
  /** Ids of the pictures that were asked for. */
  readonly pictures: string[]
  /** From now on it answers so; `undefined`: it fails. */
  answer(wallets: readonly WalletEntry[] | undefined): void
}

/** A directory that answers when the test says so, and has a picture for every id. */
export function createFakeDirectory(): FakeDirectory {
  const pictures: string[] = []
  let reply: readonly WalletEntry[] | undefined | 'not yet' = 'not yet'
  const waiting: (() => void)[] = []
  const refuse = (): never => {
    throw new Error('Not part of this test.')
  }
  const plugin = definePlugin(cloudContract, {
    setup: () => ({
      projectId: 'project',
      preload: async () => undefined,
      wallets: async ({ include }) => {
        if (reply === 'not yet') await new Promise<void>((resolve) => waiting.push(resolve))
        if (!reply || reply === 'not yet') throw new Error('The directory is down.')
        const wallets = reply.filter(({ id }) => (include ? include.includes(id) : id.startsWith('w')))
        return { wallets, count: 400 }
      },
      image: async (_kind, id) => {
        pictures.push(id)
        return `https://pictures.example/${id}.png`
      },
      allowedOrigins: refuse,
      checkOrigin: refuse,
      analyticsEnabled: refuse,
      blockchainApi: refuse,
      supports: refuse,
      sdkQuery: async () => ({ projectId: 'test-id', st: 'test', sv: 'js-1' }),
      setClientId: refuse,
    }),
  })()
  return {
    plugin,
    pictures,
    answer(wallets) {
      reply = wallets
      for (const resolve of waiting.splice(0)) resolve()
    },
  }
}
