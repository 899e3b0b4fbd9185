import { portfolioContract } from '@latchkey/portfolio/contract'
import { type ChainNamespace, sessionContract } from '@latchkey/session/contract'
import type { AccountContext } from './account-context'
import { type AccountSnapshot, composeAccountState } from './account-state'

/** What a host is told when it asks. */
export async function accountStateOf(
  ctx: AccountContext,
  namespace: ChainNamespace | undefined,
): Promise<AccountSnapshot> {
  const preferredAccountTypes = await ctx.use(sessionContract).preferredAccountTypes()
  const state = composeAccountState(ctx.read(sessionContract), ctx.read(portfolioContract), namespace)
  return { ...state, preferredAccountTypes }
}
