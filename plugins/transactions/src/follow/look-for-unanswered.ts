import type { SentTransaction } from '@latchkey/session/contract'
import type { UnansweredRequest } from '../contract'
import type { FoundSince } from '../run/find-sent'
import type { TransactionsContext } from '../transactions-context'
import type { KeptEntries } from './keep-entries'
import type { Rounds } from './read-in-rounds'
import { isAlive } from './stored-unanswered'

/** Until then a wallet may still ask the user, and send with a later nonce. */
const OPEN_MS = 3_600_000

export interface UnansweredParts {
  /** Whether a run of this page looks for it. */
  hasRun(id: string): boolean
  /** Looks on the chain once; `undefined` if that cannot be found out. */
  find(request: UnansweredRequest, signal: AbortSignal): Promise<FoundSince | undefined>
  /** Whether what was found may be of another request for the same. */
  isOpenElsewhere(request: UnansweredRequest): boolean
  /** Called with what does what was requested. */
  onFound(request: UnansweredRequest, sent: SentTransaction): void
}

/**
 * Looks for what wallets have sent for requests of earlier visits and other tabs, at the pace of undecided transactions, and forgets
 * those that will not be sent any more.
 */
export function lookForUnanswered(
  ctx: TransactionsContext,
  kept: KeptEntries,
  rounds: Rounds,
  { hasRun, find, isOpenElsewhere, onFound }: UnansweredParts,
): void {
  const { signal, state, clock } = ctx
  const stops = new Map<string, () => void>()
  const remove = ({ id }: UnansweredRequest): void =>
    state.assign({ unanswered: state.get().unanswered?.filter((one) => one.id !== id) ?? [] })

  const read = async (request: UnansweredRequest): Promise<void> => {
    // control: unanswered-kept-for-ever
    const isOld = !isAlive(request, clock.now())
    const found = isOld ? undefined : await find(request, signal)
    if (signal.aborted || !stops.has(request.id)) return
    const { fitting, isNonceUsed } = found ?? {}
    if (fitting && !isOpenElsewhere(request)) {
      remove(request)
      onFound(request, fitting)
    } else if (
      isOld ||
      (isNonceUsed && !request.since?.isLate && clock.now() - request.askedAtMs > OPEN_MS)
    ) {
      remove(request)
      await kept.store()
    }
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
      const ageMs = (): number => clock.now() - request.askedAtMs
      // Known before it is added, which reads it at once.
      stops.set(request.id, () => undefined)
      stops.set(request.id, rounds.add({ ageMs, read: () => read(request) }))
    }
  }

  ctx.spawn(async () => {
    await kept.restored
    if (signal.aborted) return
    update()
    signal.addEventListener('abort', state.subscribe(update), { once: true })
  })
}
