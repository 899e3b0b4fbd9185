import type { SentTransaction } from '@latchkey/session/contract'
import type { TransactionsContext, UnansweredRequest } from '../contract'
import type { FoundSince } from '../run/find-sent'
import type { KeptEntries } from './keep-entries'
import type { Rounds } from './read-in-rounds'
import { isAlive } from './stored-unanswered'

/** Until then a wallet may still ask the user, and send with a later nonce. */
export const OPEN_MS = 3_600_000

export interface UnansweredParts {
  /** Whether a run of this page searches for it. */
  hasRun(id: string): boolean
  /** Searches the chain once; `undefined` if that cannot be found out. */
  find(request: UnansweredRequest, signal: AbortSignal): Promise<FoundSince | undefined>
  /** Whether a transaction belongs to another request. */
  isKnown(id: string, sent: SentTransaction): boolean
  /** Whether what was found may be of another request for the same. */
  isOpenElsewhere(request: UnansweredRequest): boolean
  /** Called with what does what was requested. */
  onFound(request: UnansweredRequest, sent: SentTransaction): void
}

/**
 * Searches for what wallets have sent for requests of earlier visits and other tabs, at the pace of undecided transactions, and forgets
 * those that will not be sent any more.
 */
export function searchForUnanswered(
  ctx: TransactionsContext,
  kept: KeptEntries,
  rounds: Rounds,
  { hasRun, find, isKnown, isOpenElsewhere, onFound }: UnansweredParts,
): void {
  const { signal, state, clock } = ctx
  const stops = new Map<string, () => void>()
  const read = async (id: string): Promise<void> => {
    // Its own page may have stored more of it since.
    const request = state.get().unanswered?.find((one) => one.id === id)
    if (!request) return
    const isOld = !isAlive(request, clock.now())
    const found = isOld ? undefined : await find(request, signal)
    if (signal.aborted || !stops.has(id)) return
    const { fitting, isNonceUsed } = found ?? {}
    // Asked in the task in which it is taken, because another one may have found the same.
    if (fitting && !isKnown(id, fitting) && !isOpenElsewhere(request)) {
      onFound(request, fitting)
      await kept.forget(id)
    } else if (isOld || (isNonceUsed && !request.since?.isLate && clock.now() - request.askedAtMs > OPEN_MS))
      await kept.forget(id)
  }
  const update = (): void => {
    const wanted = (state.get().unanswered ?? []).filter(({ id }) => !hasRun(id))
    for (const [id, stop] of stops) {
      if (wanted.some((one) => one.id === id)) continue
      stop()
      stops.delete(id)
    }
    for (const request of wanted) {
      if (stops.has(request.id)) continue
      // By a clock that was set back it is none that was just asked for.
      const ageMs = (): number => Math.abs(clock.now() - request.askedAtMs)
      // Known before it is added, which reads it at once.
      stops.set(request.id, () => undefined)
      stops.set(request.id, rounds.add({ ageMs, read: () => read(request.id) }))
    }
  }

  ctx.spawn(async () => {
    await kept.restored
    if (signal.aborted) return
    update()
    state.subscribe(update)
  })
}
