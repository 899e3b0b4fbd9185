import type { NativeAmount } from '@latchkey/session/contract'
import type { OpenDesk } from './desk'
import { withEntry } from './entry-maps'
import { fly, isWithin } from './fly'
import type { BalanceEntry } from './portfolio-state'
import type { Question } from './question'

const CACHE_MS = 30_000

/** The native balance, over the network's own RPC. */
export function readNative(desk: OpenDesk, question: Question, again: boolean): Promise<void> {
  const { state } = desk.ctx
  const { key, account, network, adapter } = question
  const id = `native ${key}`
  const entry = (): BalanceEntry | undefined => state.get().native[key]
  const put = (next: BalanceEntry | undefined): void =>
    state.assign({ native: withEntry(state.get().native, key, next) })
  const isKnown = (): boolean => entry()?.status === 'known'
  return fly<NativeAmount>(desk, {
    id,
    key,
    again,
    isKnown,
    isFresh(nowMs) {
      const known = entry()
      return (
        known?.status === 'known' && !desk.memory.old.has(id) && isWithin(CACHE_MS, nowMs - known.readAtMs)
      )
    },
    loading: () => put({ status: 'loading' }),
    known: ({ value, decimals, symbol }, readAtMs) =>
      put({ status: 'known', value, decimals, symbol, readAtMs }),
    failed(failedAtMs) {
      if (!isKnown()) put({ status: 'failed', failedAtMs })
    },
    forget: () => put(undefined),
    ask: async (signal) => (await adapter.capabilities()).balance?.native(account, network, signal),
  })
}
