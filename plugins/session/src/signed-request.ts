import { isLatchkeyError, type Remove } from '@latchkey/kernel'
import { outcomeAfterFailure } from './contract/outcome-after-failure'

/**
 * - `ready`: not asked yet. `asking`: until the wallet has answered. `telling`: it has signed, and a service is told.
 * - `failed`: nothing was signed, or the service has not taken what was.
 * - `unknown`: the wallet may have signed, or may still sign (`outcomeAfterFailure`). `refusal` is why a later attempt asked
 *   for nothing.
 * - `unconfirmed`: the wallet has signed, and the service may have done it. `looking`: that is being read.
 */
export type SignedRequestState<Result = unknown> =
  | { readonly phase: 'ready' | 'asking' | 'telling' }
  | { readonly phase: 'declined' | 'failed'; readonly error: unknown }
  | { readonly phase: 'unconfirmed'; readonly error: unknown }
  | { readonly phase: 'looking'; readonly error: unknown }
  | { readonly phase: 'unknown'; readonly error: unknown; readonly refusal?: unknown }
  | { readonly phase: 'done'; readonly result: Result }

/** How an attempt has ended. */
export type SignedRequestEnd<Result> = Exclude<
  SignedRequestState<Result>,
  { readonly phase: 'ready' | 'asking' | 'telling' | 'looking' }
>

/** A request for a signature or a permission that is the same in every view that shows it. */
export interface SignedRequest<Result = unknown> {
  state(): SignedRequestState<Result>
  subscribe(listener: () => void): Remove
  /** Whether the outcome is open, or the wallet has not been asked yet. A form then leads to it, and makes no other. */
  isOpen(): boolean
  /** How the latest attempt ends, or has ended. `undefined` while nothing was asked. */
  end(): Promise<Result> | undefined
  /**
   * Asks once: while it is asked, and after it, returns the same promise, unless the user wants to ask `again` after a failure.
   * Rejects with the wallet's error, also where the outcome is unknown. While it is unconfirmed nothing is asked.
   */
  ask(options?: { readonly again?: boolean }): Promise<Result>
  /** Reads whether the service has done what is unconfirmed. Asks and tells nobody. */
  lookAgain(): void
}

/** What the work of a request reports. */
export interface SigningSteps<Result> {
  /** Asks the wallet. Only of what fails in here it may be unknown whether the wallet has signed. */
  ask<Answer>(request: () => Promise<Answer>): Promise<Answer>
  /** The wallet has signed, and a service is told. */
  telling(): void
  /**
   * Returns the error to throw where nobody says whether the service has done it.
   * @param look reads whether it has: resolves with the result, or rejects as `send` does
   */
  unconfirmed(error: Error, look: () => Promise<Result>): Error
}

export interface SignedRequestParts<Result> {
  /** Checks that account and network are as the user has seen, asks the wallet, and tells the service. Called for each attempt. */
  readonly send: (steps: SigningSteps<Result>) => Promise<Result>
  /** Takes the end of the attempt, for whom the view was opened: `settleWith` of the router. */
  readonly settleWith: (end: Promise<Result>) => void
  /** Called at the end of each attempt, before views show it. */
  readonly onEnd?: (end: SignedRequestEnd<Result>, isShown: boolean) => void
}

/**
 * Creates a request that a wallet has to sign or grant, and of which a service is told, such as the registration of a name.
 * It goes on while no view shows it. `SignedRequestScreen` asks for it and shows it.
 * @example
 * const request = createSignedRequest({
 *   send: async ({ ask, telling }) => {
 *     const signature = await ask(() => signer.message(text, target))
 *     telling()
 *     return service.register(signature)
 *   },
 *   settleWith: (end) => ctx.router.settleWith(end),
 * })
 */
export function createSignedRequest<Result>({
  send,
  settleWith,
  onEnd,
}: SignedRequestParts<Result>): SignedRequest<Result> {
  const listeners = new Set<() => void>()
  let state: SignedRequestState<Result> = { phase: 'ready' }
  let unknown: unknown
  let isUnknown = false
  let end: Promise<Result> | undefined
  let look: (() => Promise<Result>) | undefined

  const show = (next: SignedRequestState<Result>): void => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  const failureOf = (error: unknown, wasAsked: boolean): SignedRequestEnd<Result> => {
    const outcome = wasAsked ? outcomeAfterFailure(error) : 'refused'
    if (outcome === 'unknown' || outcome === 'usually-refused') {
      isUnknown = true
      unknown = error
    }
    // What the wallet did with an earlier attempt is no better known after a later one.
    if (isUnknown)
      return { phase: 'unknown', error: unknown, ...(outcome === 'refused' && { refusal: error }) }
    return { phase: outcome === 'declined' ? 'declined' : 'failed', error }
  }
  const attempt = async (): Promise<Result> => {
    let isWithWallet = false
    const steps: SigningSteps<Result> = {
      async ask(request) {
        isWithWallet = true
        const answer = await request()
        isWithWallet = false
        isUnknown = false
        return answer
      },
      telling: () => show({ phase: 'telling' }),
      unconfirmed(error, next) {
        look = next
        return error
      },
    }
    return conclude(send(steps), () => isWithWallet)
  }
  const conclude = async (work: Promise<Result>, wasAsked: () => boolean): Promise<Result> => {
    const wasUnconfirmed = state.phase === 'looking'
    const ended = await work.then(
      (result): SignedRequestEnd<Result> => ({ phase: 'done', result }),
      (error: unknown): SignedRequestEnd<Result> =>
        look ? { phase: 'unconfirmed', error } : failureOf(error, wasAsked()),
    )
    // What nobody knows yet was told before.
    if (ended.phase !== 'unconfirmed' || !wasUnconfirmed) onEnd?.(ended, listeners.size > 0)
    show(ended)
    if (ended.phase === 'done') return ended.result
    throw ended.error
  }
  const follow = (next: Promise<Result>): Promise<Result> => {
    // Views show how it ended.
    next.catch(() => undefined)
    return next
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    end: () => end,
    isOpen: () => state.phase !== 'done' && state.phase !== 'declined' && state.phase !== 'failed',
    ask({ again = false } = {}) {
      const { phase } = state
      const isOver = phase === 'declined' || phase === 'failed' || phase === 'unknown'
      if (!end || (again && isOver)) {
        show({ phase: 'asking' })
        end = follow(attempt())
      }
      settleWith(end)
      return end
    },
    lookAgain() {
      const work = look
      if (state.phase !== 'unconfirmed' || !work) return
      look = undefined
      show({ phase: 'looking', error: state.error })
      end = follow(conclude(work(), () => false))
      settleWith(end)
    },
  }
}

/**
 * Whether a service has certainly not done what it was told, by the error of telling it: it refused (HTTP 400–499), or nothing
 * was sent. After any other error it may have.
 */
export function isNotDone(error: unknown): boolean {
  if (!isLatchkeyError(error)) return false
  return error.code === 'HTTP_STATUS'
    ? Number(Reflect.get(error, 'status')) < 500
    : error.nothingSent === true
}
