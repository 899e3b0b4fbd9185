import {
  type AccountCursor,
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
import type { KnownCursor, PlannedTransaction, SendOptions } from '../contract'
import {
  AmountShownWronglyError,
  TargetChangedError,
  TransactionsUnsupportedError,
  WalletRequestWaitingError,
} from '../errors'

type Session = Pick<SessionApi, 'active' | 'adapter'>

/** Which wallets have requests of this instance open. There are several after a repeated one. */
export interface OpenRequests {
  isOpen(connectionId: ConnectionId): boolean
  /** Counts a request until it ends. */
  add(connectionId: ConnectionId, request: Promise<unknown>): void
}

export function createOpenRequests(): OpenRequests {
  const counts = new Map<ConnectionId, number>()
  const change = (id: ConnectionId, by: number): void => void counts.set(id, (counts.get(id) ?? 0) + by)
  return {
    isOpen: (id) => (counts.get(id) ?? 0) > 0,
    add(id, request) {
      change(id, 1)
      const end = (): void => change(id, -1)
      request.then(end, end)
    },
  }
}

/** What asking for a transaction needs, read while the user looks at the review. */
export interface WalletAsk {
  /** Where the account stood; `undefined` if that cannot be read. */
  cursor(): Promise<KnownCursor | undefined>
  /**
   * Asks the wallet once.
   * @param onAsking called in the task in which the wallet is asked; a rejection before has asked nothing
   */
  ask(options: SendOptions, onAsking: () => void): Promise<SentTransaction>
}

/** The one path to a wallet: checks account, network and amount, and asks once. */
export function prepareAsk(
  session: Session,
  planned: PlannedTransaction,
  open: OpenRequests,
  signal: AbortSignal,
): WalletAsk {
  const { target } = planned
  const { connectionId } = target
  const able = transactionsOf(session, target)
  let known: KnownCursor | undefined
  let wasAsked = false
  const read = async (): Promise<KnownCursor | undefined> => {
    const cursor = await able.then((one) => one.cursor?.(target, signal)).catch(() => undefined)
    const isLate = wasAsked
    known ??= cursor && { cursor: fromNonce(cursor, planned.terms?.nonce), isLate }
    return known
  }
  const first = read()
  let isAmountRight = hasShownAmount(session, planned, signal)
  // Told when the wallet is to be asked.
  for (const early of [able, isAmountRight]) early.catch(() => undefined)

  return {
    cursor: async () => (await first) ?? known ?? read(),
    async ask({ again = false }, onAsking) {
      const requireFree = (): void => {
        if (!again && open.isOpen(connectionId)) throw new WalletRequestWaitingError()
      }
      requireFree()
      // The network may be there again.
      void first.then((before) => before ?? read())
      const transactions = await able
      const isRight = await isAmountRight.catch(() => {
        // The network could not be read, perhaps for a moment.
        isAmountRight = hasShownAmount(session, planned, signal)
        return isAmountRight
      })
      if (!isRight) throw new AmountShownWronglyError()
      if (targetKey(session.active()) !== targetKey(target)) throw new TargetChangedError()
      // Checked again, because a second click may have come this far meanwhile.
      requireFree()
      onAsking()
      wasAsked = true
      const asking = askWallet(transactions, planned)
      open.add(connectionId, asking)
      return asking
    },
  }
}

/** A transaction that takes the nonce of a pending one is looked for from there. */
const fromNonce = (cursor: AccountCursor, nonce: string | undefined): AccountCursor =>
  nonce !== undefined && /^\d+$/.test(nonce) && BigInt(nonce) < BigInt(cursor.position)
    ? { ...cursor, position: nonce }
    : cursor

function askWallet(
  able: Transactions,
  { requests, target, terms }: PlannedTransaction,
): Promise<SentTransaction> {
  const [first, ...others] = requests
  if (others.length === 0) return able.send(first, target, ...(terms ? [terms] : []))
  if (!able.batches) throw new TransactionsUnsupportedError(target.namespace)
  return able.batches.send(requests, target, ...(terms ? [terms] : []))
}

/** Guards against wrong decimals of a service, by which `1` could be shown for a hundred. */
async function hasShownAmount(
  session: Session,
  { target, requests: [request, ...others], decimals }: PlannedTransaction,
  signal: AbortSignal,
): Promise<boolean> {
  if (request.type !== 'transfer' || others.length > 0 || decimals === undefined || !target.network)
    return true
  const { tokenAddress } = request
  const token = { decimals, ...(tokenAddress === undefined ? {} : { address: tokenAddress }) }
  return hasDecimals(await capabilitiesOf(session, target), token, target.network, signal)
}

export async function estimateTransaction(
  session: Session,
  request: TransactionRequest,
  target: ActiveTarget,
  signal: AbortSignal,
): Promise<TransactionEstimate> {
  return (await transactionsOf(session, target)).estimate(request, target, signal)
}

async function capabilitiesOf(session: Session, { namespace }: ActiveTarget): Promise<ChainCapabilities> {
  return (await session.adapter(namespace)?.capabilities()) ?? {}
}

export async function transactionsOf(session: Session, target: ActiveTarget): Promise<Transactions> {
  const able = (await capabilitiesOf(session, target)).transactions
  if (!able) throw new TransactionsUnsupportedError(target.namespace)
  return able
}
