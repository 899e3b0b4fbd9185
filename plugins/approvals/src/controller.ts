import {
  type EmbeddedWalletContract,
  type EmbeddedWalletEvents,
  embeddedWalletContract,
  type PendingApproval,
} from '@latchkey/embedded-wallet/contract'
import { isCancellation, type PluginContext } from '@latchkey/kernel'
import { type ModalContract, modalContract } from '@latchkey/modal/contract'
import { type PortfolioContract, portfolioContract } from '@latchkey/portfolio/contract'
import { type ActiveTarget, type SessionContract, sessionContract } from '@latchkey/session/contract'
import type { ApprovalsContract } from './contract'

export type ApprovalsContext = PluginContext<
  ApprovalsContract,
  SessionContract | ModalContract | EmbeddedWalletContract,
  PortfolioContract
>

type Done = EmbeddedWalletEvents['embeddedWallet:request-done']

export interface Controller {
  /** Opens the view while requests wait, and leaves it when none is left. */
  follow(): void
  /** The wallet refused a method that it does not allow. */
  refuse(): Promise<void>
  complete(done: Done): Promise<void>
}

/** Time between opening the dialog and the message. */
const REFUSED_MESSAGE_DELAY_MS = 300

const sendingMethods: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'wallet_sendCalls',
  'solana_signAndSendTransaction',
])

export function createController(ctx: ApprovalsContext): Controller {
  /** Ends the view; `undefined` while it is not open. */
  let open: AbortController | undefined
  /** Requests that the user has turned away, until the wallet has ended them. */
  const dismissed = new Set<string>()
  const pending = (): readonly PendingApproval[] => ctx.read(embeddedWalletContract).approvals
  const waitingIds = (): readonly string[] => pending().flatMap(({ id }) => (dismissed.has(id) ? [] : [id]))

  /** Every request that waits now was made over the wallet's connection; what other wallets are asked is not among them. */
  const abortWaiting = async (): Promise<void> => {
    const ids = waitingIds()
    for (const id of ids) dismissed.add(id)
    // control: later-approval-ended-by-closing
    if (ids.length > 0) await ctx.use(embeddedWalletContract).abortRequests(ids)
  }

  const show = async (end: AbortController): Promise<void> => {
    try {
      await ctx.router.ask('ApproveTransaction', undefined, { signal: end.signal })
    } catch (error) {
      if (end.signal.aborted) return
      await abortWaiting()
      // Closing is what a user may do; without a dialog the page cannot ask anybody.
      if (!isCancellation(error)) ctx.report(error)
    } finally {
      open = undefined
      follow()
    }
  }

  const follow = (): void => {
    const known = new Set(pending().map(({ id }) => id))
    for (const id of dismissed) if (!known.has(id)) dismissed.delete(id)
    const isNeeded = waitingIds().length > 0
    if (!isNeeded) open?.abort()
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
    async complete({ method, outcome, hash }) {
      const portfolio = ctx.tryUse(portfolioContract)
      if (!portfolio || outcome !== 'approved' || !sendingMethods.has(method)) return
      const { signal } = ctx
      const target = ctx.use(sessionContract).active(method.startsWith('solana_') ? 'solana' : 'eip155')
      await portfolio.refresh()
      if (hash === undefined || !target || signal.aborted) return
      // The balance changes with the block, not with the response.
      await waitForBlock(ctx, target, hash)
      if (!signal.aborted) await portfolio.refresh()
    },
  }
}

async function waitForBlock(
  ctx: ApprovalsContext,
  { namespace, networkId, connectionId, account }: ActiveTarget,
  id: string,
): Promise<void> {
  const { transactions } = (await ctx.use(sessionContract).adapter(namespace)?.capabilities()) ?? {}
  await transactions
    ?.wait(
      { type: 'transaction', id, from: account.address, networkId, connectionId },
      { signal: ctx.signal },
    )
    .catch(ctx.report)
}
