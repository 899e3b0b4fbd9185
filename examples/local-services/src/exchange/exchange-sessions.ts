import { randomBytes } from 'node:crypto'
import type { ExchangeAsset } from './exchange-assets'
import { payOut } from './pay-out'

/** What the exchange does, as decided on its page. `say-paid` reports success without paying. */
export const behaviours = ['pay', 'pay-late', 'pay-less', 'say-paid', 'fail'] as const
export type Behaviour = (typeof behaviours)[number]

export type BuyStatus =
  | { readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'FAILED' }
  | { readonly status: 'SUCCESS'; readonly txHash?: string }

export interface ExchangeSession {
  readonly id: string
  readonly exchangeId: string
  readonly exchangeName: string
  readonly asset: ExchangeAsset
  /** The decimal amount as requested. */
  readonly amountText: string
  /** In smallest units. */
  readonly amount: bigint
  readonly receiver: string
  state: BuyStatus
}

export interface ExchangeSessions {
  open(session: Omit<ExchangeSession, 'id' | 'state'>): ExchangeSession
  find(id: string): ExchangeSession | undefined
  /** Only the first decision of a session counts. */
  decide(session: ExchangeSession, behaviour: Behaviour): void
}

const LATE_MS = 4_000
/** Limit of stored sessions; the oldest is dropped. */
const MAX_SESSIONS = 1_000

export function createExchangeSessions(
  nodeUrlOf: (networkId: string) => string | undefined,
): ExchangeSessions {
  const sessions = new Map<string, ExchangeSession>()
  const pay = async (session: ExchangeSession, amount: bigint): Promise<void> => {
    const nodeUrl = nodeUrlOf(session.asset.networkId)
    try {
      if (nodeUrl === undefined) throw new Error(`There is no ${session.asset.networkId} here.`)
      session.state = {
        status: 'SUCCESS',
        txHash: await payOut(nodeUrl, session.asset, session.receiver, amount),
      }
    } catch {
      session.state = { status: 'FAILED' }
    }
  }
  return {
    open(parts) {
      const session: ExchangeSession = {
        ...parts,
        id: randomBytes(16).toString('hex'),
        state: { status: 'UNKNOWN' },
      }
      sessions.set(session.id, session)
      const [oldest] = sessions.keys()
      if (sessions.size > MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest)
      return session
    },
    find: (id) => sessions.get(id),
    decide(session, behaviour) {
      if (session.state.status !== 'UNKNOWN') return
      if (behaviour === 'fail') session.state = { status: 'FAILED' }
      else if (behaviour === 'say-paid') session.state = { status: 'SUCCESS' }
      else {
        session.state = { status: 'IN_PROGRESS' }
        const amount = behaviour === 'pay-less' ? session.amount / 2n : session.amount
        setTimeout(() => void pay(session, amount), behaviour === 'pay-late' ? LATE_MS : 0).unref()
      }
    },
  }
}
