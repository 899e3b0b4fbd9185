import { finishAndShow } from '@latchkey/kernel'
import { pendingTransactionsContract } from '@latchkey/pending-transactions/contract'
import { createRequests } from '@latchkey/pending-transactions/create-requests'
import {
  type ActiveTarget,
  isZeroAddress,
  nameResolvers,
  type SentTransaction,
  sessionContract,
  type TransactionEstimate,
  type Transfer,
} from '@latchkey/session/contract'
import type { SendDraft, SendRequest } from './contract'
import { requestFault } from './form/check-request'
import { rememberReceiver } from './recent'
import type { SendContext } from './send-context'
import { emptyDraft } from './state'

export interface Sent {
  readonly request: SendRequest
  readonly sent: SentTransaction
}

/** What the views of one instance do. */
export interface SendSteps {
  edit(change: Partial<SendDraft>): void
  /** What the transfer costs now. Rejects as `Transactions.estimate` does, and with `TRANSACTIONS_UNSUPPORTED`. */
  estimate(request: SendRequest, signal: AbortSignal): Promise<TransactionEstimate>
  /**
   * Asks the wallet, once for each request: while it waits and after it was sent, the same promise is returned.
   * @param again the user asks again, so that a wallet that waits is asked once more
   */
  send(request: SendRequest, again?: boolean): Promise<SentTransaction>
  /** Whether the wallet has a request and has not answered. */
  isWaiting(request: SendRequest): boolean
  /** The address of a name; `undefined` where nobody has it. */
  resolveName(name: string, target: ActiveTarget, signal: AbortSignal): Promise<ResolvedReceiver | undefined>
  /** Whether the name of a request, where it has one, still stands for its receiver. Rejects as `resolveName` does. */
  isNameCurrent(request: SendRequest, signal: AbortSignal): Promise<boolean>
  /** The address in the letters that its chain has for it (EIP-55); `undefined` where its checksum is wrong. */
  formatReceiver(address: string, target: ActiveTarget): Promise<string | undefined>
  /** Calls back when a wallet has sent a transfer. Returns the function that stops it. */
  onSent(listener: (sent: Sent) => void): () => void
  /** Resolves the `ask` that opened the form with the hash, and shows the progress. */
  showSent(sent: Sent): void
}

/** What a view of this plugin is given. */
export interface StepViewProps<Args> {
  readonly steps: SendSteps
  readonly args: Args
}

export interface ResolvedReceiver {
  readonly address: string
  readonly isUnusual?: boolean
}

export function createSendSteps(ctx: SendContext): SendSteps {
  const session = ctx.use(sessionContract)
  const requests = createRequests<SendRequest>()

  const sendOnce = async (request: SendRequest, again: boolean): Promise<SentTransaction> => {
    const { decimals, symbol } = request.token
    const { target, to, amount } = request
    ctx.state.assign({ loading: true })
    try {
      const sent = await ctx
        .use(pendingTransactionsContract)
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

  const resolveName: SendSteps['resolveName'] = async (name, { namespace, network }, signal) => {
    const adapter = session.adapter(namespace)
    const identity = (await adapter?.capabilities())?.identity
    if (!network) return undefined
    let address = await identity?.resolve?.(name, network, signal)
    // The chain's own names come first: no service can give out one of them anew.
    // control: service-name-over-chain
    for (const { namespaces, accepts, resolve } of ctx.items(nameResolvers))
      if (address === undefined && namespaces.includes(namespace) && accepts(name))
        address = await resolve(name, network, signal)
    // A name that was given up stands for the zero address.
    // control: name-of-nobody
    if (address === undefined || isZeroAddress(address) || !adapter?.isAddress(address)) return undefined
    const shown = identity ? await identity.check(name) : { name }
    return { address, isUnusual: shown === undefined || shown.isUnusual === true }
  }
  const formatReceiver: SendSteps['formatReceiver'] = async (address, { namespace }) => {
    const addresses = (await session.adapter(namespace)?.capabilities())?.addresses
    const formatted = addresses?.format(address) ?? address
    const digits = address.replace(/^0x/, '')
    const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
    return isOneCase || formatted === address ? formatted : undefined
  }

  return {
    resolveName,
    formatReceiver,
    async isNameCurrent({ to, toName, target }, signal) {
      if (toName === undefined) return true
      const found = await resolveName(toName, target, signal)
      return found !== undefined && (await formatReceiver(found.address, target)) === to
    },
    edit: (change) => ctx.state.assign({ draft: { ...ctx.state.get().draft, ...change } }),
    estimate: (request, signal) =>
      ctx.use(pendingTransactionsContract).estimate(transferOf(request), request.target, signal),
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

/** The one transfer of a request: what is estimated, sent, and compared with the chain. */
export function transferOf({ to, amount, token }: SendRequest): Transfer {
  // control: signed-amount-differs
  return {
    type: 'transfer',
    to,
    amount,
    ...(token.address === undefined ? {} : { tokenAddress: token.address }),
  }
}
