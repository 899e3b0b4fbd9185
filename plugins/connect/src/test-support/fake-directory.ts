import { type CloudContract, cloudContract, type WalletEntry } from '@latchkey/cloud/contract'
import { defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import {
  type ChainAdapter,
  type Connector,
  chainAdapters,
  connectors,
  type Pairing,
  type PairingAbility,
} from '@latchkey/session/contract'

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

export interface FakeRelay {
  readonly plugin: Plugin
  /** 'preload' and 'start', as they came. */
  readonly calls: string[]
}

interface RelayContract {
  readonly id: 'test/relay'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** A connector that pairs; with chains that somebody else knows, unless it is alone. */
export function createFakeRelay({ alone = false } = {}): FakeRelay {
  const calls: string[] = []
  const refuse = (): never => {
    throw new Error('Not part of this test.')
  }
  const idle: Pairing = { status: 'idle' }
  const pairing: PairingAbility = {
    get: () => idle,
    subscribe: () => () => undefined,
    preload: async () => void calls.push('preload'),
    start: async () => {
      calls.push('start')
      throw new Error('The relay is down.')
    },
    reset: async () => undefined,
    rememberLink: () => undefined,
  }
  const connector: Connector = {
    id: 'walletConnect',
    traits: {
      id: 'walletConnect',
      name: 'WalletConnect',
      kind: 'walletConnect',
      namespaces: ['eip155'],
      approval: 'wallet',
    },
    pairing,
    connect: refuse,
    reconnect: refuse,
    disconnect: refuse,
    request: refuse,
    listen: () => undefined,
  }
  const plugin = definePlugin(defineContract<RelayContract>('test/relay', 1), {
    setup(ctx) {
      ctx.fill(connectors, connector)
      const adapter: ChainAdapter = { id: 'evm', namespace: 'eip155', networks: [], isAddress: () => true }
      if (!alone) ctx.fill(chainAdapters, adapter)
      return {}
    },
  })()
  return { plugin, calls }
}
