import { isLatchkeyError } from '@latchkey/kernel'
import type { TokenHolding } from '@latchkey/session/contract'
import { arrangeTokens } from './arrange-tokens'
import type { OpenDesk } from './desk'
import { withEntry } from './entry-maps'
import { BalanceUnavailableError } from './errors'
import { fetchBalances } from './fetch-balances'
import { fly, isWithin } from './fly'
import { pictureRule } from './picture'
import type { TokensEntry } from './portfolio-state'
import { priceNative } from './price-native'
import type { Question } from './question'
import { readNetworkTokens, type Search } from './read-network-tokens'
import { askWalletForAssets } from './wallet-assets'

const CACHE_MS = 30_000

interface Found {
  readonly items: readonly TokenHolding[]
  readonly source: 'wallet' | 'service' | 'network'
}

/** The account's tokens: what its wallet says, else the data API, else the network itself. */
export function readTokens(desk: OpenDesk, question: Question, again: boolean): Promise<void> {
  const { state } = desk.ctx
  const { key } = question
  const id = `tokens ${key}`
  const entry = (): TokensEntry | undefined => state.get().tokens[key]
  const put = (next: TokensEntry | undefined): void =>
    state.assign({ tokens: withEntry(state.get().tokens, key, next) })
  return fly<Found>(desk, {
    id,
    key,
    again,
    isKnown: () => entry()?.status === 'known',
    isFresh(nowMs) {
      const known = entry()
      if (known?.status !== 'known' || known.failedAtMs !== undefined || desk.memory.old.has(id)) return false
      return isWithin(CACHE_MS, nowMs - known.readAtMs)
    },
    loading: () => put({ status: 'loading' }),
    known({ items, source }, readAtMs, isPart) {
      put({ status: 'known', items, source, readAtMs, ...(isPart ? { failedAtMs: readAtMs } : {}) })
      priceNative(desk, question)
    },
    failed(failedAtMs) {
      const known = entry()
      put(known?.status === 'known' ? { ...known, failedAtMs } : { status: 'failed', failedAtMs })
    },
    forget: () => put(undefined),
    ask: (signal, fell) => find(desk, question, { again, known: entry(), signal, fell }),
  })
}

async function find(desk: OpenDesk, question: Question, search: Search): Promise<Found> {
  const { again, known, signal, fell } = search
  const { network } = question
  const arrange = (given: readonly TokenHolding[]) =>
    arrangeTokens(given, network.id, pictureRule(desk.options))
  const wallet = await askWalletForAssets(desk, question, again, signal)
  if (wallet) return { items: arrange(wallet.tokens), source: 'wallet' }
  signal.throwIfAborted()
  const items = known?.status === 'known' ? known.items : undefined
  try {
    const served = await askService(desk, question, again ? (items ?? []) : undefined, signal)
    if (served) return { items: arrange(served), source: 'service' }
  } catch (error) {
    signal.throwIfAborted()
    // What is known says more than the network can: it stays.
    if (known?.status === 'known' && known.source !== 'network') throw error
    const part = await readNetworkTokens(desk, question, search).catch(() => undefined)
    if (!part) throw error
    fell(error)
    return { items: arrange(part), source: 'network' }
  }
  const own = await readNetworkTokens(desk, question, search)
  if (!own) throw new BalanceUnavailableError(network.id)
  return { items: arrange(own), source: 'network' }
}

/** `undefined` without the service, and for networks it does not serve. */
async function askService(
  desk: OpenDesk,
  { account, network, adapter }: Question,
  force: readonly TokenHolding[] | undefined,
  signal: AbortSignal,
): Promise<readonly TokenHolding[] | undefined> {
  const cloud = desk.cloud()
  if (!cloud?.projectId) return undefined
  const { isAddress } = adapter
  try {
    return await fetchBalances(cloud, { address: account.address, network, isAddress, force }, signal)
  } catch (error) {
    // With a cause it could not say whom it serves: that is a failure like any other.
    if (isLatchkeyError(error) && error.code === 'SERVICE_NETWORK' && error.cause === undefined)
      return undefined
    throw error
  }
}
