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
  /** All queries, in order. */
  readonly queries: WalletQuery[]
  /** The signal of each query. */
  readonly signals: (AbortSignal | undefined)[]
  /** Ids of the requested pictures. */
  readonly images: string[]
  /** Lets the held queries continue. */
  release(): void
  /** Sets how later queries are answered. */
  respond(next: ResponseMode): void
}

type ResponseMode = 'at once' | 'held' | 'failing' | ((query: WalletQuery) => WalletPage)

const DEFAULT_ENTRIES = 40

/** A fake cloud plugin with a directory of these wallets, which filters and pages as the service does. */
export function createFakeCloud(
  wallets: readonly WalletEntry[],
  initialMode: ResponseMode = 'at once',
): FakeCloud {
  const queries: WalletQuery[] = []
  const signals: (AbortSignal | undefined)[] = []
  const images: string[] = []
  const held = new Set<() => void>()
  let mode = initialMode
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
      if (mode === 'failing') throw new Error('The directory is unavailable.')
      if (mode === 'held') await new Promise<void>((resolve) => void held.add(resolve))
      signal?.throwIfAborted()
      return typeof mode === 'function' ? mode(query) : pageOf(query)
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
      for (const resume of held) resume()
      held.clear()
    },
    respond(next) {
      mode = next
    },
  }
}

/** Returns the entries `Wallet 1`, `Wallet 2`…, which a phone can open. */
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
