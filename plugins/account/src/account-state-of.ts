import { portfolioContract } from '@latchkey/portfolio/contract'
import { type ChainNamespace, sessionContract } from '@latchkey/session/contract'
import type { AccountContext } from './account-context'
import { type AccountSnapshot, composeAccountState } from './account-state'

/** What a host is told when it asks. */
export function accountStateOf(ctx: AccountContext, namespace: ChainNamespace | undefined): AccountSnapshot {
  return composeAccountState(ctx.read(sessionContract), ctx.read(portfolioContract), namespace)
}
