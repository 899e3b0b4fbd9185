import { formatUnits } from 'viem'
import { createRandom } from '../directory/icon/random'
import { namespaceOf } from './network-id'
import { tokenIcon, type WireBalance } from './wire-balance'

const first = [
  'Amber',
  'Harbor',
  'Juniper',
  'Cedar',
  'Copper',
  'Lagoon',
  'Tundra',
  'Indigo',
  'Saffron',
  'Misty',
] as const
const second = ['Coin', 'Token', 'Credit', 'Share', 'Point', 'Gem', 'Dollar', 'Note', 'Unit', 'Pass'] as const
const decimalsOfTokens = [6, 8, 18] as const
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const HEX = '0123456789abcdef'

/** Made-up tokens: the same ones at each call, each with its own address, one in seven without a price. */
export function generateBalances(
  count: number,
  networkId: string,
  gatewayUrl: string,
): readonly WireBalance[] {
  return Array.from({ length: count }, (_, index) => imagine(index, networkId, gatewayUrl))
}

function imagine(index: number, networkId: string, gatewayUrl: string): WireBalance {
  const chance = createRandom(`token ${index}`)
  const symbol = `TK${index}`
  const decimals = chance.pick(decimalsOfTokens)
  const amount = BigInt(1 + chance.below(1_000_000_000)) * 10n ** BigInt(decimals - 6)
  const numeric = formatUnits(amount, decimals)
  const price = index % 7 === 6 ? 0 : (1 + chance.below(500)) / 100
  const solana = namespaceOf(networkId) === 'solana'
  const digits = solana ? BASE58 : HEX
  const text = Array.from({ length: solana ? 43 : 40 }, () =>
    digits.charAt(chance.below(digits.length)),
  ).join('')
  return {
    name: `${chance.pick(first)} ${chance.pick(second)} ${index}`,
    symbol,
    chainId: networkId,
    address: `${networkId}:${solana ? text : `0x${text}`}`,
    value: Number(numeric) * price,
    price,
    quantity: { decimals: `${decimals}`, numeric },
    iconUrl: tokenIcon(gatewayUrl, symbol),
  }
}
