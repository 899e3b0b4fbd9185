import {
  type Account,
  type ActiveTarget,
  type ChainAdapter,
  type Network,
  sessionContract,
} from '@latchkey/session/contract'
import type { OpenDesk } from './desk'

/** Whom and what a reading is about. */
export interface Question {
  /** CAIP-10. */
  readonly key: string
  readonly target: ActiveTarget
  readonly account: Account
  readonly network: Network
  readonly adapter: ChainAdapter
}

/** What can be asked at this moment, of the active account. */
export function currentQuestion(desk: OpenDesk): Question | undefined {
  const session = desk.ctx.use(sessionContract)
  const key = desk.activeKey()
  const target = session.active()
  const adapter = target && session.adapter(target.namespace)
  if (key === undefined || !target?.network || !adapter || desk.ctx.signal.aborted) return undefined
  return { key, target, account: target.account, network: target.network, adapter }
}
