import {
  type ActiveTarget,
  type SentTransaction,
  type SessionApi,
  type TransactionEstimate,
  type TransactionRequest,
  type Transactions,
  targetKey,
} from '@latchkey/session/contract'
import type { PlannedTransaction, TransactionPurpose } from './contract'
import { TargetChangedError, TransactionsUnsupportedError } from './errors'

interface SendParts {
  /** Must not fail: the wallet has sent by then. */
  readonly track: (sent: SentTransaction, purpose: TransactionPurpose) => void
  readonly session: Pick<SessionApi, 'active' | 'adapter'>
}

/** The one path of every feature from what the user was shown to the wallet, and from the wallet to what is followed. */
export async function sendTransaction(
  { session, track }: SendParts,
  planned: PlannedTransaction,
): Promise<SentTransaction> {
  const { target, ...purpose } = planned
  const able = await transactionsOf(session, target)
  // control: sent-from-another-account
  if (targetKey(session.active()) !== targetKey(target)) throw new TargetChangedError()
  const sent = await askWallet(able, planned)
  track(sent, purpose)
  return sent
}

function askWallet(able: Transactions, { requests, target }: PlannedTransaction): Promise<SentTransaction> {
  const [first, ...others] = requests
  if (others.length === 0) return able.send(first, target)
  if (!able.batches) throw new TransactionsUnsupportedError(target.namespace)
  return able.batches.send(requests, target)
}

export async function estimateTransaction(
  session: SendParts['session'],
  request: TransactionRequest,
  target: ActiveTarget,
  signal: AbortSignal,
): Promise<TransactionEstimate> {
  return (await transactionsOf(session, target)).estimate(request, target, signal)
}

async function transactionsOf(
  session: SendParts['session'],
  { namespace }: ActiveTarget,
): Promise<Transactions> {
  const able = (await session.adapter(namespace)?.capabilities())?.transactions
  if (!able) throw new TransactionsUnsupportedError(namespace)
  return able
}
