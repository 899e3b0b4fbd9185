import { isUnlimitedAmount, readSupplies, type SupplyOf } from '@latchkey/session/requests'
import type { Say } from '../copy/say'
import type { RpcRequest } from '../rpc-client'

/**
 * Describes a request with what exists of the tokens that its description asks about, as the page's node says. All of it is
 * unlimited. The node is believed only where that adds a warning, and the number stays beside it.
 */
export async function describeWithSupplies<Description>(
  node: RpcRequest,
  describe: (supplyOf: SupplyOf) => Description,
): Promise<Description> {
  const tokens = new Set<string>()
  const described = describe((token) => {
    tokens.add(token)
    return undefined
  })
  if (tokens.size === 0) return described
  return describe(await readSupplies((to, data) => node('eth_call', [{ to, data }, 'latest']), tokens))
}

/** @param number the amount with its unit, for one that is unlimited only by what exists of its token */
export const unlimitedText = (amount: bigint, number: string, say: Say): string =>
  isUnlimitedAmount(amount) ? say('fact.unlimited') : say('typed.unlimited', { number })
