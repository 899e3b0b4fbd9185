import { finishAndShow } from '@latchkey/kernel'
import {
  type ActiveTarget,
  isZeroAddress,
  nameResolvers,
  type SentTransaction,
  sessionContract,
  type TransactionEstimate,
  type Transfer,
} from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { createRequests } from '@latchkey/transactions/create-requests'
import type { SendDraft, SendRequest } from './contract'
import { requestFault } from './form/check-request'
import { rememberReceiver } from './recent-receivers'
import type { SendContext } from './send-context'
import { emptyDraft } from './state'
import { createRechecks, type Rechecks } from './views/recheck'

export interface Sent {
  readonly request: SendRequest
  readonly sent: SentTransaction
}

/** The actions of one instance's views. */
export interface SendActions extends Rechecks {
  edit(change: Partial<SendDraft>): void
  /** Estimates the transfer. Rejects as `Transactions.estimate` does, and with `TRANSACTIONS_UNSUPPORTED`. */
  estimate(request: SendRequest, signal: AbortSignal): Promise<TransactionEstimate>
  /**
   * Asks the wallet, once per request: while it is pending and after it was sent the same promise is
   * returned.
   * @param again whether the user retries, which asks a wallet again that has not responded
   */
  send(request: SendRequest, again?: boolean): Promise<SentTransaction>
  /** Whether a request is pending in the wallet. */
  isWaiting(request: SendRequest): boolean
  /** Resolves a name; `undefined` if nobody has it. */
  resolveName(name: string, target: ActiveTarget, signal: AbortSignal): Promise<ResolvedReceiver | undefined>
  /** The address in its chain's format (EIP-55); `undefined` for a wrong checksum. */
  formatReceiver(address: string, target: ActiveTarget): Promise<string | undefined>
  /** Calls back when a wallet has sent a transfer. Returns a function that unsubscribes. */
  onSent(listener: (sent: Sent) => void): () => void
  /** Resolves the `ask` that opened the form with the hash, and shows the progress. */
  showSent(sent: Sent): void
}

export interface ResolvedReceiver {
  readonly address: string
  readonly isUnusual?: boolean
}

export function createSendActions(ctx: SendContext): SendActions {
  const session = ctx.use(sessionContract)
  const requests = createRequests<SendRequest>()

  const sendOnce = async (request: SendRequest, again: boolean): Promise<SentTransaction> => {
    const { decimals, symbol } = request.token
    const { target, to, amount } = request
    ctx.state.assign({ loading: true })
    try {
      const sent = await ctx
        .use(transactionsContract)
        .send({ target, requests: [transferOf(request)], to, amount, decimals, symbol }, { again })
      const recent = rememberReceiver(ctx.state.get().recent, request)
      ctx.state.assign({ draft: emptyDraft, recent })
      ctx.events.emit('send:sent', { request, sent })
      return sent
    } catch (error) {
      ctx.events.emit('send:failed', { request, error })
      throw error
    } finally {
      ctx.state.assign({ loading: false })
    }
  }

  const resolveName: SendActions['resolveName'] = async (name, { namespace, network }, signal) => {
    const adapter = session.adapter(namespace)
    const identity = (await adapter?.capabilities())?.identity
    if (!network) return undefined
    let address = await identity?.resolve?.(name, network, signal)
    // The chain's own names come first, so that no service can register one of them.
    // control: service-name-over-chain
    for (const { namespaces, accepts, resolve } of ctx.items(nameResolvers))
      if (address === undefined && namespaces.includes(namespace) && accepts(name))
        address = await resolve(name, network, signal)
    // An abandoned name resolves to the zero address.
    // control: name-of-nobody
    if (address === undefined || isZeroAddress(address) || !adapter?.isAddress(address)) return undefined
    const shown = identity ? await identity.check(name) : { name }
    return { address, isUnusual: shown === undefined || shown.isUnusual === true }
  }
  const formatReceiver: SendActions['formatReceiver'] = async (address, { namespace }) => {
    const addresses = (await session.adapter(namespace)?.capabilities())?.addresses
    const formatted = addresses?.format(address) ?? address
    const digits = address.replace(/^0x/, '')
    const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
    return isOneCase || formatted === address ? formatted : undefined
  }
  const isNameCurrent = async (
    { to, toName, target }: SendRequest,
    signal: AbortSignal,
  ): Promise<boolean> => {
    if (toName === undefined) return true
    const found = await resolveName(toName, target, signal)
    return found !== undefined && (await formatReceiver(found.address, target)) === to
  }
  const estimate: SendActions['estimate'] = (request, signal) =>
    ctx.use(transactionsContract).estimate(transferOf(request), request.target, signal)

  return {
    resolveName,
    formatReceiver,
    ...createRechecks(estimate, isNameCurrent),
    edit: (change) => ctx.state.assign({ draft: { ...ctx.state.get().draft, ...change } }),
    estimate,
    send(request, again = false) {
      const fault = requestFault(request)
      if (fault) return Promise.reject(fault)
      return requests.send(request, () => sendOnce(request, again), again)
    },
    isWaiting: requests.isWaiting,
    onSent: (listener) => ctx.events.on('send:sent', listener),
    showSent: (entry) =>
      finishAndShow(ctx, { hash: entry.sent.id }, (method) =>
        ctx.router[method]('WalletSendConfirmed', entry),
      ),
  }
}

/** The transfer of a request, which is estimated, sent, and compared with the chain. */
export function transferOf({ to, amount, token }: SendRequest): Transfer {
  // control: signed-amount-differs
  return {
    type: 'transfer',
    to,
    amount,
    ...(token.address === undefined ? {} : { tokenAddress: token.address }),
  }
}
