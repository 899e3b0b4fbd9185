import type { Clock, Remove } from '@latchkey/kernel'
import { outcomeAfterFailure, type SentTransaction } from '@latchkey/session/contract'
import type { PlannedTransaction, RunState, SendOptions, TransactionRun } from '../contract'
import { TransactionUnknownError } from '../errors'
import { keyOf } from '../tracked-entry'
import type { WalletAsk } from './ask-wallet'
import { createSearch, type FoundSince } from './find-sent'

export interface RunParts {
  readonly id: string
  readonly planned: PlannedTransaction
  readonly clock: Clock
  /** That of the plugin's present run. */
  signal(): AbortSignal
  /** Asks the wallet once, see `WalletAsk`. */
  readonly ask: WalletAsk['ask']
  /** Searches the chain for what the wallet has sent; `undefined` if that cannot be found out. */
  find(signal: AbortSignal): Promise<FoundSince | undefined>
  /** Whether a transaction is known as that of another request, or of the page. */
  isKnown(sent: SentTransaction): boolean
  /** Whether another request for the same is open or undecided, and what was found may be of that. */
  isOpenElsewhere(): boolean
  /** Called for each transaction that the wallet has sent, of which there are several if the user approves a repeated request too. */
  onSent(sent: SentTransaction): void
}

/** A run that outlives the plugin's own. */
export interface LastingRun extends TransactionRun {
  /** Searches for what nobody has answered for, in a later run of the plugin. */
  searchAgain(): void
}

interface Unknown {
  /** How many attempts nobody has answered for. */
  readonly count: number
  readonly error: unknown
  /** Wallets usually refuse with the errors of all these attempts. */
  readonly isUsuallyRefused: boolean
  readonly askAgain: 'no' | 'quietly' | 'plainly'
}

/** One request, whichever view shows it: asked once, or again if the user wants that, and decided by what is known of all attempts. */
export function createRun({
  id,
  planned,
  ask,
  isKnown,
  isOpenElsewhere,
  onSent,
  ...parts
}: RunParts): LastingRun {
  const listeners = new Set<() => void>()
  let state: RunState = { phase: 'ready' }
  let open = 0
  let attempts = 0
  let sent: SentTransaction | undefined
  let more: readonly SentTransaction[] = []
  /** Those that were found on the chain, by key, with the attempt for which they were taken. */
  const found = new Map<string, Unknown>()
  let unknown: Unknown | undefined
  let refusal: Extract<RunState, { readonly phase: 'declined' | 'not-asked' }> | undefined
  let end: RunEnd | undefined

  /** What all attempts together say. A sent one comes first, then what may still be sent. */
  const derive = (): RunState => {
    if (sent) {
      const others = open > 0 ? 'asking' : unknown && 'unknown'
      return { phase: 'sent', sent, ...(more.length > 0 && { more }), ...(others && { others }) }
    }
    if (open > 0)
      return {
        phase: 'asking',
        ...(attempts > 1 && { isRepeated: true }),
        ...(refusal && { refusal: refusal.error }),
      }
    if (unknown) return { phase: 'unknown', error: unknown.error, askAgain: unknown.askAgain }
    return refusal ?? { phase: 'ready' }
  }
  const update = (): void => {
    state = derive()
    if (state.phase === 'sent') end?.resolve(state.sent)
    else if (state.phase === 'declined' || state.phase === 'not-asked') end?.reject(state.error)
    for (const listener of [...listeners]) listener()
  }
  const setUnknown = (next: Unknown | undefined): void => {
    unknown = next
    update()
  }

  const isOwn = (other: SentTransaction): boolean =>
    [sent, ...more].some((one) => one && keyOf({ sent: one }) === keyOf({ sent: other }))
  const take = (one: SentTransaction): void => {
    // Both are followed if the user has approved a repeated request too. The first one is shown.
    if (sent) more = [...more, one]
    sent ??= one
    onSent(one)
  }

  const search = createSearch({
    ...parts,
    onFound(one) {
      // Asked in the task in which it is taken, because another run may have found the same.
      if (!unknown || isOwn(one) || isKnown(one) || isOpenElsewhere()) return
      found.set(keyOf({ sent: one }), unknown)
      const count = unknown.count - 1
      if (count === 0) search.stop()
      take(one)
      setUnknown(count > 0 ? { ...unknown, count } : undefined)
    },
    onNothing(since) {
      if (!unknown) return
      const isRefused = unknown.isUsuallyRefused && since?.hasMoved === false
      setUnknown({ ...unknown, askAgain: isRefused ? 'plainly' : 'quietly' })
      if (open === 0) end?.reject(new TransactionUnknownError({ cause: unknown.error }))
    },
  })

  const addUnknown = (error: unknown, isRefused: boolean): void => {
    // An earlier attempt may still be approved, whatever became of the last one.
    const isUsuallyRefused = isRefused && unknown?.isUsuallyRefused !== false
    const askAgain = isUsuallyRefused ? 'no' : 'quietly'
    setUnknown({ count: (unknown?.count ?? 0) + 1, error, isUsuallyRefused, askAgain })
    void searchUntilStopped()
  }
  const searchUntilStopped = async (): Promise<void> => {
    await search.start()
    // A page that stops has not refused for the user, who may still approve.
    if (unknown && parts.signal().aborted) end?.reject(new TransactionUnknownError({ cause: unknown.error }))
  }

  const fail = (error: unknown, wasAsked: boolean): void => {
    const outcome = wasAsked ? outcomeAfterFailure(error) : 'refused'
    if (outcome === 'unknown' || outcome === 'usually-refused') {
      addUnknown(error, outcome === 'usually-refused')
      return
    }
    refusal = { phase: outcome === 'declined' ? 'declined' : 'not-asked', error }
    update()
  }

  const takeAnswer = (answer: SentTransaction): void => {
    const key = keyOf({ sent: answer })
    const earlier = found.get(key)
    if (isOwn(answer)) {
      // What was found on the chain is this attempt's. Of the other one nothing is known again.
      if (earlier && found.delete(key)) addUnknown(earlier.error, earlier.isUsuallyRefused)
      else update()
      return
    }
    // Its outcome is that of another request.
    if (isKnown(answer)) {
      fail(new TransactionUnknownError(), true)
      return
    }
    take(answer)
    update()
  }

  const attempt = async (options: SendOptions): Promise<void> => {
    open += 1
    attempts += 1
    refusal = undefined
    update()
    let wasAsked = false
    const answer = ask(options, () => {
      wasAsked = true
    })
    await answer.then(
      (one) => {
        open -= 1
        takeAnswer(one)
      },
      (error: unknown) => {
        open -= 1
        fail(error, wasAsked)
      },
    )
  }

  return {
    id,
    planned,
    state: () => state,
    subscribe(listener): Remove {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask(options = {}) {
      // Who has waited before may have heard that it is unknown.
      if (sent) return Promise.resolve(sent)
      if (end && open > 0 && !options.again) return end.promise
      if (!end || end.isOver()) end = createRunEnd()
      void attempt(options)
      return end.promise
    },
    searchAgain() {
      if (unknown) void searchUntilStopped()
    },
  }
}

/** What a caller of `ask` waits for. */
export interface RunEnd {
  readonly promise: Promise<SentTransaction>
  isOver(): boolean
  resolve(sent: SentTransaction): void
  reject(error: unknown): void
}

export function createRunEnd(): RunEnd {
  let isOver = false
  let settle: Pick<RunEnd, 'resolve' | 'reject'> | undefined
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
