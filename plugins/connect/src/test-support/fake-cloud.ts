import {
  type CloudApi,
  type CloudContract,
  cloudContract,
  type WalletEntry,
  type WalletPage,
  type WalletQuery,
} from '@latchkey/cloud/contract'
import type { Plugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'

export interface FakeCloud {
  readonly plugin: Plugin<CloudContract, never>
  /** Every question, in order. */
  readonly queries: WalletQuery[]
  /** Signals of these questions. */
  readonly signals: (AbortSignal | undefined)[]
  /** Ids of the pictures that were asked for. */
  readonly images: string[]
  /** Lets the questions that are held back be answered. */
  release(): void
  /** Answers differently from now on. */
  answer(next: Answering): void
}

type Answering = 'at once' | 'held' | 'failing' | ((query: WalletQuery) => WalletPage)

const DEFAULT_ENTRIES = 40

/** A directory of these wallets, which filters and pages as the service does. */
export function createFakeCloud(wallets: readonly WalletEntry[], first: Answering = 'at once'): FakeCloud {
  const queries: WalletQuery[] = []
  const signals: (AbortSignal | undefined)[] = []
  const images: string[] = []
  const held = new Set<() => void>()
  let answering = first
  const pageOf = (query: WalletQuery): WalletPage => {
    const { page = 1, entries = DEFAULT_ENTRIES, include, exclude = [], search, certified } = query
    const all = wallets
      .filter(({ id }) => !exclude.includes(id) && (include?.includes(id) ?? true))
      .filter(({ name }) => search === undefined || name.toLowerCase().includes(search.toLowerCase()))
      .filter((wallet) => !certified || wallet.certified === true)
    return { wallets: all.slice((page - 1) * entries, page * entries), count: all.length }
  }
  const api: Partial<CloudApi> = {
    projectId: 'test',
    preload: async () => undefined,
    async wallets(query, signal) {
      queries.push(query)
      signals.push(signal)
      if (answering === 'failing') throw new Error('The directory is away.')
      if (answering === 'held') await new Promise<void>((resolve) => void held.add(resolve))
      signal?.throwIfAborted()
      return typeof answering === 'function' ? answering(query) : pageOf(query)
    },
    async image(_kind, id) {
      images.push(id)
      return undefined
    },
  }
  return {
    plugin: fake(cloudContract, { api, state: {} }),
    queries,
    signals,
    images,
    release() {
      for (const go of held) go()
      held.clear()
    },
    answer(next) {
      answering = next
    },
  }
}

/** `Wallet 1`, `Wallet 2`… of the directory, as a phone can open them. */
export function directoryOf(count: number, more: Partial<WalletEntry> = {}): readonly WalletEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `w${index + 1}`,
    name: `Wallet ${index + 1}`,
    imageId: `i${index + 1}`,
    mobileLink: `w${index + 1}://`,
    chains: ['eip155:1'],
    ...more,
  }))
}
