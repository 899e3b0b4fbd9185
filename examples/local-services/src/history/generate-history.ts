import { createRandom } from '../directory/icon/random'
import { tokenTransfer, type WireTransaction } from './wire-transaction'

const types = [
  'send',
  'receive',
  'trade',
  'approve',
  'mint',
  'deposit',
  'withdraw',
  'claim',
  'execute',
] as const
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const dollar = { name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const STEP_MS = 3 * 3_600_000

/** Made-up transactions: the same ones at each call, one every three hours. */
export function generateHistory(
  count: number,
  {
    networkId,
    account,
    gatewayUrl,
    nowMs,
  }: {
    readonly networkId: string
    readonly account: string
    readonly gatewayUrl: string
    readonly nowMs: number
  },
): readonly WireTransaction[] {
  return Array.from({ length: count }, (_, index): WireTransaction => {
    const chance = createRandom(`transaction ${index}`)
    const type = chance.pick(types)
    const amount = 10n ** 15n * BigInt(1 + chance.below(5_000))
    const direction = type === 'receive' || type === 'claim' || type === 'mint' ? 'in' : 'out'
    const transfers =
      type === 'approve' || type === 'execute'
        ? []
        : [
            tokenTransfer(ether, amount, direction, gatewayUrl),
            ...(type === 'trade' ? [tokenTransfer(dollar, amount / 10n ** 9n, 'in', gatewayUrl)] : []),
          ]
    const hash = `0x${index.toString(16).padStart(64, 'a')}`
    const other = `0x${index.toString(16).padStart(40, 'b')}`
    return {
      id: hash,
      metadata: {
        operationType: type,
        hash,
        chain: networkId,
        minedAt: new Date(nowMs - (index + 1) * STEP_MS).toISOString(),
        sentFrom: direction === 'in' ? other : account,
        sentTo: direction === 'in' ? account : other,
        status: index % 40 === 39 ? 'failed' : 'confirmed',
        nonce: index,
      },
      transfers,
    }
  })
}
