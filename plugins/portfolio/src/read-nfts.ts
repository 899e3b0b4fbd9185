import type { Nft } from '@latchkey/session/contract'
import { arrangeNfts } from './arrange-nfts'
import type { OpenDesk } from './desk'
import { withEntry } from './entry-maps'
import { fly, isWithin } from './fly'
import { pictureRule } from './picture'
import type { NftsEntry } from './portfolio-state'
import type { Question } from './question'
import { askWalletForAssets } from './wallet-assets'

const CACHE_MS = 30_000

interface Found {
  readonly items: readonly Nft[]
  readonly source: 'wallet' | 'host' | 'none'
}

/** The account's collectibles: what its wallet says, else the host's own source. */
export function readNfts(desk: OpenDesk, question: Question, again: boolean): Promise<void> {
  const { state } = desk.ctx
  const { key } = question
  const entry = (): NftsEntry | undefined => state.get().nfts[key]
  const put = (next: NftsEntry | undefined): void =>
    state.assign({ nfts: withEntry(state.get().nfts, key, next) })
  return fly<Found>(desk, {
    id: `nfts ${key}`,
    key,
    again,
    quiet: true,
    isKnown: () => entry()?.status === 'known',
    isFresh(nowMs) {
      const known = entry()
      if (known?.status !== 'known' || known.failedAtMs !== undefined) return false
      return isWithin(CACHE_MS, nowMs - known.readAtMs)
    },
    loading: () => put({ status: 'loading' }),
    known: ({ items, source }, readAtMs) => put({ status: 'known', items, source, readAtMs }),
    failed(failedAtMs) {
      const known = entry()
      put(known?.status === 'known' ? { ...known, failedAtMs } : { status: 'failed', failedAtMs })
    },
    forget: () => put(undefined),
    ask: (signal) => find(desk, question, again, signal),
  })
}

async function find(desk: OpenDesk, question: Question, again: boolean, signal: AbortSignal): Promise<Found> {
  const { target, network } = question
  const { nfts } = desk.options
  const wallet = await askWalletForAssets(desk, question, again, signal)
  const arrange = (given: unknown) => arrangeNfts(given, network.id, pictureRule(desk.options))
  const held = arrange(wallet?.nfts)
  signal.throwIfAborted()
  // Wallets that tell of tokens often know no collectibles; a host that has a source knows better than an empty list.
  if (held.length === 0 && nfts) return { items: arrange(await nfts(target, signal)), source: 'host' }
  return { items: held, source: wallet ? 'wallet' : 'none' }
}
