import {
  type ActiveTarget,
  type ChainCapabilities,
  type ConnectionId,
  hasDecimals,
  type SentTransaction,
  type SessionApi,
  type TransactionEstimate,
  type TransactionRequest,
  type Transactions,
  targetKey,
} from '@latchkey/session/contract'
import type { PlannedTransaction, SendOptions, TransactionPurpose } from './contract'
import {
  AmountShownWronglyError,
  TargetChangedError,
  TransactionsUnsupportedError,
  WalletRequestWaitingError,
} from './errors'

/** The pending requests of each wallet, by connection. There are several after a repeated one. */
export type WaitingRequests = Map<ConnectionId, readonly Promise<SentTransaction>[]>

interface SendParts {
  /** Must not throw, since the wallet has sent by then. */
  readonly track: (sent: SentTransaction, purpose: TransactionPurpose) => void
  readonly session: Pick<SessionApi, 'active' | 'adapter'>
  readonly signal: AbortSignal
  readonly waiting: WaitingRequests
}

/**
 * Sends for all features: checks account and network, asks the wallet once, and follows the sent transaction.
 */
export async function sendTransaction(
  { session, track, signal, waiting }: SendParts,
  planned: PlannedTransaction,
  { again = false }: SendOptions = {},
): Promise<SentTransaction> {
  const { target, ...purpose } = planned
  const { connectionId } = target
  const pendingNow = () => waiting.get(connectionId) ?? []
  const requireFree = (): void => {
    // control: wallet-asked-beside-a-waiting-request
    if (!again && pendingNow().length > 0) throw new WalletRequestWaitingError()
  }
  requireFree()
  const able = await transactionsOf(session, target)
  await checkShownAmount(session, planned, signal)
  // control: sent-from-another-account
  if (targetKey(session.active()) !== targetKey(target)) throw new TargetChangedError()
  // Checked again, because a second click may have come this far meanwhile.
  requireFree()
  const asking = askWallet(able, planned)
  waiting.set(connectionId, [...pendingNow(), asking])
  const sent = await asking.finally(() => {
    // control: request-waiting-in-the-wallet-forgotten
    const left = pendingNow().filter((one) => one !== asking)
    waiting.set(connectionId, left)
  })
  track(sent, purpose)
  return sent
}

function askWallet(able: Transactions, { requests, target }: PlannedTransaction): Promise<SentTransaction> {
  const [first, ...others] = requests
  if (others.length === 0) return able.send(first, target)
  if (!able.batches) throw new TransactionsUnsupportedError(target.namespace)
  return able.batches.send(requests, target)
}

/** Guards against wrong decimals of a service, by which `1` could be shown for a hundred. */
async function checkShownAmount(
  session: SendParts['session'],
  { target, requests: [request, ...others], decimals }: PlannedTransaction,
  signal: AbortSignal,
): Promise<void> {
  if (request.type !== 'transfer' || others.length > 0 || decimals === undefined || !target.network) return
  const { tokenAddress } = request
  const token = { decimals, ...(tokenAddress === undefined ? {} : { address: tokenAddress }) }
  const able = await capabilitiesOf(session, target)
  // control: amount-shown-wrongly
  if (!(await hasDecimals(able, token, target.network, signal))) throw new AmountShownWronglyError()
}

export async function estimateTransaction(
  session: SendParts['session'],
  request: TransactionRequest,
  target: ActiveTarget,
  signal: AbortSignal,
): Promise<TransactionEstimate> {
  return (await transactionsOf(session, target)).estimate(request, target, signal)
}

async function capabilitiesOf(
  session: SendParts['session'],
  { namespace }: ActiveTarget,
): Promise<ChainCapabilities> {
  return (await session.adapter(namespace)?.capabilities()) ?? {}
}

async function transactionsOf(session: SendParts['session'], target: ActiveTarget): Promise<Transactions> {
  const able = (await capabilitiesOf(session, target)).transactions
  if (!able) throw new TransactionsUnsupportedError(target.namespace)
  return able
}
