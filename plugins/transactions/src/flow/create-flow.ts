import { type PluginContext, type Remove, ViewDismissedError, ViewLoadError } from '@latchkey/kernel'
import { freezeCopy } from '@latchkey/kernel/freeze-copy'
import type { ActiveTarget, SentTransaction } from '@latchkey/session/contract'
import {
  type PlannedTransaction,
  type TransactionRun,
  type TransactionsContract,
  transactionsContract,
} from '../contract'
import { createJoinedRuns, type JoinRun } from '../run/join-runs'
import {
  type FlowLook,
  type RequestStep,
  requestStep,
  type SentShower,
  type SentStep,
  sentStep,
} from './request-step'

/** What a feature freezes: at least the account that sends, and its network. */
export interface FlowRequest {
  readonly target: ActiveTarget
}

/**
 * What was found when the shown values were read again. `same`: nothing changed for the worse. `changed`: the user has to see it
 * first. `renewed`: the shown terms hold, but another request keeps them.
 */
export type Recheck<Request, Change> =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly change: Change }
  | { readonly kind: 'renewed'; readonly request: Request }

/** What a feature brings to the flow. */
export interface FlowParts<Request extends FlowRequest, Shown, Change> {
  /** What the wallet is asked for. */
  planned(request: Request): PlannedTransaction
  look(request: Request): FlowLook
  /**
   * Reads again what the user has seen.
   * @param shown what the review showed beside the request when the user last confirmed it
   */
  recheck(request: Request, shown: Shown | undefined, signal: AbortSignal): Promise<Recheck<Request, Change>>
  /** The name of the view that reviews a request, and shows it in place of the request's view. */
  readonly review: { readonly view: string; show(request: Request): void }
  /** Throws, in the task in which the wallet would be asked, if the request must not be asked for any more. */
  beforeAsking?(request: Request): void
  /** Shows what was sent, where the feature has a view of its own for it. Called as soon as the wallet has sent. */
  showSent?(request: Request): void
  /** What `ask` of the feature's first view resolves with. */
  result?(sent: SentTransaction): unknown
  onSent?(request: Request, sent: SentTransaction): void
  /** Nothing was sent, or it is unknown whether something was. */
  onFailed?(request: Request, error: unknown): void
  /** Whether the flow goes on after the request, such as after an approval before a swap. */
  goesOn?(request: Request): boolean
}

/** The way of a feature's requests: frozen, reviewed, checked again, asked once, followed. */
export interface Flow<Request extends FlowRequest, Shown, Change> extends SentShower {
  /**
   * Copies and freezes a request.
   * @param purpose requests with the same one are asked for as one, such as an order that one account or another may pay: while
   *   one of them is open or may have been sent, the next is asked for only if the user wants that
   */
  begin(request: Request, purpose?: object): Request
  /** Whether a request was frozen here. Private steps of a flow show no other. */
  knows(request: unknown): request is Request
  /** The wallet's side of a request, once what asking needs was read. The review reads it ahead. */
  run(request: Request): Promise<TransactionRun>
  /**
   * Reads again what was shown and asks the wallet, or resolves with what has changed.
   * @throws ViewLoadError if the request could not be shown; nothing was asked then
   */
  confirm(request: Request, shown: Shown, signal: AbortSignal): Promise<Recheck<Request, Change>>
  /** What changed when a request was checked last. */
  changeOf(request: Request): Change | undefined
}

/** What is asked of a wallet can be seen. Where its view cannot be fetched, the review says so, and nothing is asked. */
const fetchRequestView = (): Promise<unknown> =>
  import('../lazy').catch((cause: unknown) => {
    throw new ViewLoadError('TransactionRequest', cause)
  })

type FlowContext = PluginContext<TransactionsContract, TransactionsContract>

/**
 * @param ctx of the feature's plugin
 * @example
 * const flow = createFlow(ctx, { planned, look, recheck, review: { view: 'WalletSendPreview', show } })
 * const request = flow.begin({ target })
 */
export function createFlow<Request extends FlowRequest, Shown, Change>(
  ctx: Pick<FlowContext, 'use' | 'router' | 'events' | 'signal'>,
  parts: FlowParts<Request, Shown, Change>,
): Flow<Request, Shown, Change> {
  const transactions = ctx.use(transactionsContract)
  const runs = new WeakMap<Request, Promise<TransactionRun>>()
  const known = new WeakSet<object>()
  const shownWith = new WeakMap<Request, Shown>()
  const changes = new WeakMap<Request, Change>()
  const joined = new WeakMap<object, JoinRun>()
  const purposes = new WeakMap<Request, object>()
  /** Sent, and no view has shown it yet. */
  const unshown = new Map<Request, SentTransaction>()
  const showers = new Set<() => void>()

  let isOpen = true
  let isRequestShown = false
  ctx.events.on('kernel:view-changed', ({ view }) => {
    isOpen = view !== undefined
    isRequestShown = view === 'TransactionRequest'
    // A notice tells the outcome once the dialog is closed.
    if (!isOpen) unshown.clear()
  })

  const follow = (request: Request, run: TransactionRun): void => {
    let told: unknown
    const sent: SentTransaction[] = []
    const takeSent = (one: SentTransaction): void => {
      // The user may have approved a repeated request too. The first one is shown.
      if (isOpen && sent.length === 0 && !parts.showSent) unshown.set(request, one)
      sent.push(one)
      parts.onSent?.(request, one)
      parts.showSent?.(request)
    }
    run.subscribe(() => {
      const state = run.state()
      if (state.phase === 'sent') {
        const found = [state.sent, ...(state.more ?? [])].filter((one) => !sent.includes(one))
        for (const one of found) takeSent(one)
        if (found.length > 0) for (const show of [...showers]) show()
      } else if ('error' in state && told !== state.error) {
        told = state.error
        parts.onFailed?.(request, state.error)
      }
    })
  }

  const joinOf = (purpose: object): JoinRun => {
    const join = joined.get(purpose) ?? createJoinedRuns()
    joined.set(purpose, join)
    return join
  }

  const runOf = (request: Request): Promise<TransactionRun> => {
    const purpose = purposes.get(request)
    const prepared =
      runs.get(request) ??
      transactions.prepare(parts.planned(request)).then((run) => {
        // Before others hear of its state, they are to know what was sent.
        follow(request, run)
        return purpose ? joinOf(purpose)(run) : run
      })
    runs.set(request, prepared)
    // Its code could not be fetched. It is, with the next try.
    prepared.catch(() => runs.delete(request))
    return prepared
  }

  const openStatus = (method: 'push' | 'replace' | 'reset', step: SentStep): void =>
    ctx.router[method]('TransactionStatus', step)

  const showStatus = (request: Request, sent: SentTransaction): void => {
    if (!unshown.delete(request)) return
    const look = parts.look(request)
    if (parts.goesOn?.(request)) {
      // Above the review, to which it leads back, and not above the request.
      const method = isRequestShown ? 'replace' : 'push'
      openStatus(method, sentStep({ sent, look, onConfirmed: () => ctx.router.back() }))
      return
    }
    ctx.router.finish(parts.result?.(sent), (method) => openStatus(method, sentStep({ sent, look })))
  }

  const showWhenSent = (): Remove => {
    const show = (): void => {
      for (const [request, sent] of [...unshown]) showStatus(request, sent)
    }
    showers.add(show)
    show()
    return () => void showers.delete(show)
  }

  /** Whoever has closed the dialog has left, though the view may still be there. Throws as `beforeAsking`. */
  const mayAsk = (request: Request): boolean => {
    parts.beforeAsking?.(request)
    return isOpen
  }

  const ask = (request: Request, run: TransactionRun, again: boolean): RequestStep => {
    const { phase } = run.state()
    const wasWaiting = phase === 'asking'
    // It may have been sent. The request's view says so, and offers to ask again.
    const isWanted = again || phase !== 'unknown'
    if (isWanted) {
      const asked = run.ask({ again })
      // Where the flow goes on, nothing more was asked of the wallet.
      const end = parts.goesOn?.(request)
        ? asked.then(() => Promise.reject(new ViewDismissedError(parts.review.view)))
        : asked.then((sent) => parts.result?.(sent))
      ctx.router.settleWith(end)
    }
    return requestStep({
      run,
      look: parts.look(request),
      wasWaiting,
      askAgain: (signal) => askAgain(request, signal),
      review: { view: parts.review.view, show: () => parts.review.show(request) },
      showWhenSent,
    })
  }

  const check = async (request: Request, signal: AbortSignal): Promise<Recheck<Request, Change>> => {
    const found = await parts.recheck(request, shownWith.get(request), signal)
    if (signal.aborted) return found
    if (found.kind === 'changed') changes.set(request, found.change)
    else changes.delete(request)
    return found
  }

  const askAgain = async (request: Request, signal: AbortSignal): Promise<boolean> => {
    const found = await check(request, signal)
    if (found.kind === 'changed') return false
    const next = found.kind === 'renewed' ? found.request : request
    const run = await runOf(next)
    // Who has left meanwhile may have found it in the wallet.
    signal.throwIfAborted()
    if (!mayAsk(next)) return true
    const step = ask(next, run, true)
    if (next !== request) ctx.router.replace('TransactionRequest', step)
    return true
  }

  const begin: Flow<Request, Shown, Change>['begin'] = (given, purpose) => {
    const request = freezeCopy(given)
    if (purpose) purposes.set(request, purpose)
    known.add(request)
    return request
  }

  return {
    begin,
    knows: (request): request is Request =>
      typeof request === 'object' && request !== null && known.has(request),
    run: runOf,
    changeOf: (request) => changes.get(request),
    async confirm(request, shown, signal) {
      shownWith.set(request, shown)
      // Code may take as long as it likes: what is asked for is what was read last.
      const [run] = await Promise.all([runOf(request), fetchRequestView()])
      const found = await check(request, signal)
      if (signal.aborted || found.kind === 'changed') return found
      const next = found.kind === 'renewed' ? found.request : request
      const nextRun = next === request ? run : await runOf(next)
      if (signal.aborted || !mayAsk(next)) return found
      // Asked before the view is drawn, which takes longer than the wallet needs to open.
      ctx.router.push('TransactionRequest', ask(next, nextRun, false))
      return found
    },
    showWhenSent,
  }
}
