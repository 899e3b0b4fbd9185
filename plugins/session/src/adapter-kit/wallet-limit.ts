import type { PluginContext } from '@latchkey/kernel'
import { type SessionContract, sessionContract } from '../contract'
import type { AdapterContract } from './adapter-contract'

/** Far more wallets than a browser has. A script of the page can announce any number. */
const MAX_LISTED = 1_000
/** Of wallets that are remembered this many more, so that no script keeps them out of the list by being first. */
const MAX_REMEMBERED = 20

/**
 * A limit of the wallets that an adapter lists, which it asks before it adds one. Returns whether another one that claims
 * this id is listed.
 * @param count how many are listed now
 * @example
 * const mayList = createWalletLimit(ctx)
 * if (!mayList(claimedId, listed.size)) return
 */
export function createWalletLimit(
  ctx: Pick<PluginContext<AdapterContract, SessionContract>, 'read' | 'logger'>,
): (claimedId: string, count: number) => boolean {
  let isSaid = false
  return (claimedId, count) => {
    if (count < MAX_LISTED) return true
    if (!isSaid) ctx.logger.warn('More wallets announce themselves than are listed.', { listed: MAX_LISTED })
    isSaid = true
    const isRemembered = ctx
      .read(sessionContract)
      .remembered.some(({ connectorId }) => connectorId === claimedId)
    // control: remembered-wallet-kept-out
    return isRemembered && count < MAX_LISTED + MAX_REMEMBERED
  }
}
