import {
  EMBEDDED_CONNECTOR_ID,
  type EmbeddedWalletContract,
  type EmbeddedWalletEvents,
  embeddedWalletContract,
  type PendingApproval,
} from '@latchkey/embedded-wallet/contract'
import { sendsTransaction } from '@latchkey/embedded-wallet/view-kit'
import { isCancellation, type PluginContext } from '@latchkey/kernel'
import { type ModalContract, modalContract } from '@latchkey/modal/contract'
import { accountKey, type PortfolioContract, portfolioContract } from '@latchkey/portfolio/contract'
import { namespaceOf } from '@latchkey/session/caip'
import {
  connectedConnections,
  type SentTransaction,
  type SessionContract,
  sessionContract,
  type WaitResult,
} from '@latchkey/session/contract'
import type { ApprovalsContract, EndedRequest, EndPhase } from './contract'

export type ApprovalsContext = PluginContext<
  ApprovalsContract,
  SessionContract | ModalContract | EmbeddedWalletContract,
  PortfolioContract
>

type Done = EmbeddedWalletEvents['embeddedWallet:request-done']

export interface Controller {
  /** Opens the view while requests are pending, and closes it when none is left. */
  follow(): void
  /** Shows that the wallet refused a method. */
  refuse(): Promise<void>
  /**
   * Shows the result of a request if the user has to know it, and refreshes the balance after an approval.
   */
  complete(done: Done): Promise<void>
}

/** Time between opening the dialog and the message. */
const REFUSED_MESSAGE_DELAY_MS = 300
/** How long a success is shown: enough to see the animation and read one line. */
const SHOW_SENT_MS = 1_500

/** Time between two waits for a transaction that the network has not decided. */
const UNDECIDED_PAUSE_MS = 15_000
/** Phases that another request does not replace: the user must know them before asking again. */
const mayHavePaid: ReadonlySet<EndPhase | undefined> = new Set<EndPhase>(['undecided', 'unknown'])

/** The phases of failed requests; `undefined` if the user declined or aborted. */
const endPhases: Readonly<Partial<Record<Done['outcome'], EndPhase>>> = {
  failed: 'failed',
  unavailable: 'unavailable',
  unknown: 'unknown',
}

export function createController(ctx: ApprovalsContext): Controller {
  /** Closes the view; `undefined` while it is not open. */
  let open: AbortController | undefined
  /** Requests that the user has dismissed, until the wallet has ended them. */
  const dismissed = new Set<string>()
  const ended = (): EndedRequest | undefined => ctx.state.get().ended
  const pending = (): readonly PendingApproval[] => ctx.read(embeddedWalletContract).approvals
  const waitingIds = (): readonly string[] => pending().flatMap(({ id }) => (dismissed.has(id) ? [] : [id]))

  /** Aborts all pending requests of the embedded wallet, but not those of other wallets. */
  const abortWaiting = async (): Promise<void> => {
    const ids = waitingIds()
    for (const id of ids) dismissed.add(id)
    if (ids.length > 0) await ctx.use(embeddedWalletContract).abortRequests(ids)
  }

  const show = async (end: AbortController): Promise<void> => {
    try {
      await ctx.router.ask('ApproveTransaction', undefined, { signal: end.signal })
    } catch (error) {
      if (end.signal.aborted) return
      await abortWaiting()
      // Closing the dialog is no error. Without a dialog nobody can approve.
      if (!isCancellation(error)) ctx.report(error)
    } finally {
      open = undefined
      ctx.state.assign({ ended: undefined })
      follow()
    }
  }

  const closeWhenIdle = async (): Promise<void> => {
    // Deferred, because the event with the request's result follows in the same task.
    await Promise.resolve()
    if (waitingIds().length === 0 && !ended()) open?.abort()
  }

  const follow = (): void => {
    const known = new Set(pending().map(({ id }) => id))
    for (const id of dismissed) if (!known.has(id)) dismissed.delete(id)
    const isWaiting = waitingIds().length > 0
    if (isWaiting && ended() && !mayHavePaid.has(ended()?.phase)) ctx.state.assign({ ended: undefined })
    if (!isWaiting && !ended()) ctx.spawn(closeWhenIdle)
    else if (!open) {
      const end = new AbortController()
      open = end
      ctx.spawn(() => show(end))
    }
  }

  return {
    follow,
    async refuse() {
      await abortWaiting()
      ctx.use(modalContract).open()
      await ctx.clock.wait(REFUSED_MESSAGE_DELAY_MS, ctx.signal)
      ctx.notify({
        surface: 'banner',
        variant: 'error',
        code: 'REQUEST_NOT_ALLOWED',
        text: (t) => t('approvals.not-allowed', 'Action not allowed'),
      })
    },
    async complete(done) {
      const { method, outcome } = done
      const isSent = outcome === 'approved' && sendsTransaction(method)
      const sent = sentOf(done)
      const phase = isSent ? (sent ? 'sending' : 'submitted') : endPhases[outcome]
      // A closed view opens again only if the request may have been sent, so that the user does not repeat
      // it.
      const isShown = outcome === 'unknown' || (open !== undefined && waitingIds().length === 0)
      if (phase && isShown) showEnd(done, phase)
      if (outcome !== 'approved') return
      const portfolio = ctx.use(portfolioContract)
      const refreshed = portfolio?.refresh()
      if (sent) await followSent(done, sent)
      await refreshed
      // The balance changes once the transaction is in a block, not when the wallet responds.
      if (sent && !ctx.signal.aborted) await portfolio?.refresh(changedAccount(done))
    },
  }

  function showEnd({ id, method, networkId, address, hash }: Done, phase: EndPhase): void {
    ctx.state.assign({ ended: { id, method, phase, networkId, address, transactionId: hash } })
    follow()
  }

  /** While the network has not decided, it is followed for as long as that is shown. */
  async function followSent(done: Done, sent: Sent): Promise<void> {
    changeEnd(done.id, await waitForBlock(ctx, done, sent))
    while (ended()?.id === done.id && ended()?.phase === 'undecided') {
      await ctx.clock.wait(UNDECIDED_PAUSE_MS, ctx.signal)
      if (ended()?.id === done.id) changeEnd(done.id, await waitForBlock(ctx, done, sent))
    }
  }

  function changeEnd(id: string, { phase, transactionId }: BlockResult): void {
    const shown = ended()
    if (shown?.id !== id || ctx.signal.aborted) return
    ctx.state.assign({
      ended: { ...shown, phase, transactionId: transactionId ?? shown.transactionId },
    })
    if (phase === 'sent') ctx.spawn(() => closeLater(id))
  }

  async function closeLater(id: string): Promise<void> {
    await ctx.clock.wait(SHOW_SENT_MS, ctx.signal)
    if (ended()?.id !== id) return
    ctx.state.assign({ ended: undefined })
    follow()
  }
}

type Sent = Pick<SentTransaction, 'type' | 'id'>

/** CAIP-10 of the account that has sent. */
const changedAccount = ({ networkId, address }: Done): string | undefined =>
  address === undefined ? undefined : accountKey({ networkId, account: { address } })

/** What can be followed. The hash of a user operation is none, and the network does not know the operation by it. */
function sentOf({ hash, batchId }: Done): Sent | undefined {
  if (hash !== undefined) return { type: 'transaction', id: hash }
  if (batchId !== undefined) return { type: 'batch', id: batchId }
  return undefined
}

interface BlockResult {
  readonly phase: EndPhase
  /** The transaction in the block, if it is another one than the one that was sent, or that of a batch. */
  readonly transactionId?: string | undefined
}

/** Waits for the block on the request's network and account, which may no longer be the active ones. */
async function waitForBlock(
  ctx: ApprovalsContext,
  { networkId, address }: Done,
  sent: Sent,
): Promise<BlockResult> {
  const namespace = namespaceOf(networkId)
  const session = ctx.use(sessionContract)
  const connection = connectedConnections(ctx.read(sessionContract)).find(
    ({ connectorId }) => connectorId === EMBEDDED_CONNECTOR_ID,
  )
  try {
    const { transactions } = (await session.adapter(namespace)?.capabilities()) ?? {}
    if (!transactions || !connection || address === undefined) return { phase: 'submitted' }
    const outcome = await transactions.wait(
      { ...sent, from: address, networkId, connectionId: connection.id },
      { signal: ctx.signal },
    )
    return { phase: phaseOf(outcome), transactionId: 'id' in outcome ? outcome.id : undefined }
  } catch (error) {
    if (!ctx.signal.aborted) ctx.report(error)
    return { phase: 'submitted' }
  }
}

function phaseOf(outcome: WaitResult): EndPhase {
  switch (outcome.status) {
    case 'confirmed':
      return 'sent'
    case 'reverted':
      return 'reverted'
    case 'replaced':
      return outcome.reason === 'repriced' ? 'sent' : 'failed'
    case 'expired':
      return 'failed'
    case 'undecided':
      return 'undecided'
  }
}
