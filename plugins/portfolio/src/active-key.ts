import { sessionContract } from '@latchkey/session/contract'
import type { PortfolioContext } from './portfolio-context'

/** CAIP-10 of the active account; `undefined` where nothing can be read: no account, or no configured network. */
export function activeKey(ctx: PortfolioContext): string | undefined {
  const target = ctx.use(sessionContract).active()
  return target?.network && `${target.networkId}:${target.account.address}`
}
