import type { Clock, Remove } from '@latchkey/kernel'
import { outcomeAfterFailure, type SentTransaction } from '@latchkey/session/contract'
import type { PlannedTransaction, RunState, SendOptions, TransactionRun } from '../contract'
import { TransactionUnknownError } from '../errors'
import { keyOf } from '../follow/entries'
import type { TransactionsContext } from '../transactions-context'
import type { WalletAsk } from './ask-wallet'
import { type FoundSince, SHOWS_WITHIN_MS } from './find-sent'

const LOOK_MS = 3_000
/** After this time the chain is looked at less often. */
const LOOK_OFTEN_MS = 120_000
const LOOK_SLOWLY_MS = 15_000

export interface RunParts {
  readonly planned: PlannedTransaction
  readonly clock: Clock
  /** Aborted when the plugin stops. */
  readonly signal: AbortSignal
  /** Asks the wallet once, see `WalletAsk`. */
  readonly ask: WalletAsk['ask']
  /** Looks on the chain for what the wallet has sent; `undefined` if that cannot be found out. */
  find(signal: AbortSignal): Promise<FoundSince | undefined>
  /** Whether a transaction belongs to another request, such as an identical one that is unknown too. */
  isTaken(sent: SentTransaction): boolean
  /** Called for each transaction that the wallet has sent, of which there are several if the user approves a repeated request too. */
  onSent(sent: SentTransaction): void
}

interface Unknown {
  readonly error: unknown
  /** Wallets usually refuse with this error. */
  readonly isUsuallyRefused: boolean
  readonly askAgain: 'no' | 'quietly' | 'plainly'
}

/** One request, whichever view shows it: asked once, or again if the user wants that, and decided by what is known of all attempts. */
export function createRun({ planned, clock, signal, ask, find, isTaken, onSent }: RunParts): TransactionRun {
  const listeners = new Set<() => void>()
  let state: RunState = { phase: 'ready' }
  let open = 0
  let attempts = 0
  let sent: SentTransaction | undefined
  let more: readonly SentTransaction[] = []
  let unknown: Unknown | undefined
  let refusal: Extract<RunState, { readonly phase: 'declined' | 'not-asked' }> | undefined
  let end: End | undefined
  let looking: AbortController | undefined

  /** What all attempts together say. A sent one comes first, then what may still be sent. */
  const derive = (): RunState => {
    if (sent) return { phase: 'sent', sent, ...(more.length > 0 && { more }) }
    if (open > 0)
      return {
        phase: 'asking',
        ...(attempts > 1 && { isRepeated: true }),
        // control: declined-beside-an-earlier-request
        ...(refusal && { refusal: refusal.error }),
      }
    // control: unknown-forgotten-after-a-refusal
    if (unknown) return { phase: 'unknown', error: unknown.error, askAgain: unknown.askAgain }
    return refusal ?? { phase: 'ready' }
  }
  const update = (): void => {
    state = derive()
    if (state.phase === 'sent') end?.resolve(state.sent)
    else if (state.phase === 'declined' || state.phase === 'not-asked') end?.reject(state.error)
    for (const listener of [...listeners]) listener()
  }

  const takeSent = (found: SentTransaction): void => {
    // What a wallet says may have been found on the chain before.
    const isKnown = [sent, ...more].some((one) => one && keyOf({ sent: one }) === keyOf({ sent: found }))
    // control: one-transaction-counted-twice
    if (isKnown) {
      update()
      return
    }
    // Both are followed if the user has approved a repeated request too. The first one is shown.
    if (sent) more = [...more, found]
    sent ??= found
    looking?.abort()
    onSent(found)
    update()
  }

  const setUnknown = (next: Unknown): void => {
    unknown = next
    update()
  }

  /** Looks until something is found, the request is asked for again and sent, or the plugin stops. */
  const look = async (from: Unknown): Promise<void> => {
    looking?.abort()
    looking = new AbortController()
    const either = AbortSignal.any([signal, looking.signal])
    const since = clock.elapsedMs()
    setUnknown(from)
    for (;;) {
      const found = await find(either).catch(() => undefined)
      if (either.aborted) return
      // Asked in the task in which it is taken, because another run may have found the same.
      // control: one-transaction-for-two-requests
      if (found?.fitting && !isTaken(found.fitting)) {
        takeSent(found.fitting)
        return
      }
      const ageMs = clock.elapsedMs() - since
      // Until then, that nothing is seen says nothing.
      if (ageMs >= (found?.showsWithinMs ?? SHOWS_WITHIN_MS) && unknown) {
        // control: asked-again-plainly-after-a-lost-connection
        const isRefused = unknown.isUsuallyRefused && found?.hasMoved === false
        setUnknown({ ...unknown, askAgain: isRefused ? 'plainly' : 'quietly' })
        if (open === 0) end?.reject(new TransactionUnknownError(unknown.error))
      }
      await clock.wait(ageMs < LOOK_OFTEN_MS ? LOOK_MS : LOOK_SLOWLY_MS, either).catch(() => undefined)
      if (either.aborted) return
    }
  }

  const fail = (error: unknown, wasAsked: boolean): void => {
    const outcome = wasAsked ? outcomeAfterFailure(error) : 'refused'
    if (outcome === 'unknown' || outcome === 'usually-refused') {
      const isUsuallyRefused = outcome === 'usually-refused'
      void look({ error, isUsuallyRefused, askAgain: isUsuallyRefused ? 'no' : 'quietly' }).then(() => {
        // A page that stops has not refused for the user, who may still approve.
        if (signal.aborted) end?.reject(new TransactionUnknownError(error))
      })
      return
    }
    refusal = { phase: outcome === 'declined' ? 'declined' : 'not-asked', error }
    update()
  }

  const attempt = async (options: SendOptions): Promise<void> => {
    open += 1
    attempts += 1
    refusal = undefined
    update()
    let wasAsked = false
    try {
      const answer = await ask(options, () => {
        wasAsked = true
      })
      open -= 1
      takeSent(answer)
    } catch (error) {
      open -= 1
      fail(error, wasAsked)
    }
  }

  return {
    planned,
    state: () => state,
    subscribe(listener): Remove {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask(options = {}) {
      // Who has waited before may have heard that it is unknown.
      // control: sent-told-as-unknown
      if (sent) return Promise.resolve(sent)
      // control: sent-request-sent-again
      if (end && open > 0 && !options.again) return end.promise
      if (!end || end.isOver()) end = createEnd()
      void attempt(options)
      return end.promise
    },
  }
}

interface End {
  readonly promise: Promise<SentTransaction>
  isOver(): boolean
  resolve(sent: SentTransaction): void
  reject(error: unknown): void
}

function createEnd(): End {
  let isOver = false
  let settle: Pick<End, 'resolve' | 'reject'> | undefined
  const promise = new Promise<SentTransaction>((resolve, reject) => {
    settle = { resolve, reject }
  })
  // Whoever shows the state of the run need not handle it too.
  promise.catch(() => undefined)
  return {
    promise,
    isOver: () => isOver,
    resolve(sent) {
      isOver = true
      settle?.resolve(sent)
    },
    reject(error) {
      isOver = true
      settle?.reject(error)
    },
  }
}

/** Keeps in the plugin's state whether nobody has said if a run's request was sent. */
export function keepUnanswered({ state }: Pick<TransactionsContext, 'state'>, run: TransactionRun): void {
  const { planned } = run
  run.subscribe(() => {
    const others = (state.get().unanswered ?? []).filter((one) => one !== planned)
    // control: unanswered-request-forgotten
    const unanswered = run.state().phase === 'unknown' ? [...others, planned] : others
    state.assign({ unanswered })
  })
}
