import { type Hex, parseTransaction, toHex } from 'viem'
import { expect, test } from 'vitest'
import { JsonRpcResponseError } from '../rpc-client'
import { account, startEvm, TO } from '../test-support/start-evm'
import type { WalletError } from '../wallet-error'

const gwei = 10n ** 9n
const invalid = { code: -32602 }
const last = (sent: readonly Hex[]) => parseTransaction(sent.at(-1) ?? '0x')

test('gas: the node estimates the very call, and code gets a fifth more than it says', async () => {
  const { send, sent, called, fact } = startEvm({ eth_estimateGas: '0xea60' })
  const estimated = () => called('eth_estimateGas')
  await send({ to: TO, data: '0xabcd', value: '0x1' })
  const call = { from: account.address, data: '0xabcd', value: '0x1' }
  expect(estimated()).toEqual([[{ ...call, to: TO }]])
  expect([last(sent).gas, fact('Network fee')]).toEqual([72_000n, 'At most 0.000216 ETH'])
  await send({ to: TO, gas: '0x7530' })
  expect([estimated().length, last(sent).gas]).toEqual([1, 30_000n])
  await send({ data: '0x6000' })
  expect(estimated().at(-1)).toEqual([{ ...call, data: '0x6000', value: '0x0' }])
})

test('gas: a node whose reply is no number is not believed', async () => {
  for (const reply of [null, 21_000, '21000', '0x', `0x${'1'.repeat(65)}`]) {
    const { send, asked } = startEvm({ eth_estimateGas: reply })
    await expect(send({ to: TO }), String(reply)).rejects.toMatchObject({ code: -32603 })
    expect(asked).toEqual([])
  }
})

test('data: both names of it are accepted, and the same in capitals is the same', async () => {
  const { send, sent, fact } = startEvm()
  for (const given of [{ data: '0xabcd' }, { input: '0xabcd' }, { data: '0xABcd', input: '0xabCD' }]) {
    await send({ to: TO, ...given })
    expect([last(sent).data, fact('Data')?.toLowerCase()]).toEqual(['0xabcd', '0xabcd'])
  }
  await expect(send({ to: TO, data: '0xabcd', input: '0xabce' })).rejects.toThrow('Invalid')
})

test('chain: a transaction that names its own is sent', async () => {
  const { send, sent } = startEvm()
  await send({ to: TO, chainId: '0x1' })
  expect(last(sent).chainId).toBe(1)
})

test('price: what the page asks for is signed, and the rest is the node’s', async () => {
  const { send, sent, called } = startEvm({ eth_maxPriorityFeePerGas: toHex(2n * gwei) })
  const pricesOf = async (given: object) => {
    await send({ to: TO, ...given })
    const { type, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = last(sent)
    return type === 'legacy' ? gasPrice : [maxFeePerGas, maxPriorityFeePerGas]
  }
  expect(await pricesOf({})).toEqual([4n * gwei, 2n * gwei])
  expect(called('eth_getBlockByNumber')).toEqual([['latest', false]])
  expect(await pricesOf({ gasPrice: toHex(5n * gwei) })).toBe(5n * gwei)
  expect(await pricesOf({ type: '0x0' })).toBe(gwei)
  expect(await pricesOf({ type: '0x2', maxFeePerGas: toHex(9n * gwei) })).toEqual([9n * gwei, 2n * gwei])
  // Not a tip above all that is paid.
  expect(await pricesOf({ maxFeePerGas: toHex(gwei) })).toEqual([gwei, gwei])
  expect(await pricesOf({ maxPriorityFeePerGas: toHex(gwei / 2n) })).toEqual([
    2n * gwei + gwei / 2n,
    gwei / 2n,
  ])
  const own = { maxFeePerGas: toHex(3n * gwei), maxPriorityFeePerGas: toHex(3n * gwei) }
  expect(await pricesOf(own)).toEqual([3n * gwei, 3n * gwei])
  await expect(send({ to: TO, ...own, maxFeePerGas: toHex(gwei) })).rejects.toMatchObject(invalid)
})

test('price: a tip that is given with a price per gas is refused', async () => {
  const { send, asked } = startEvm()
  for (const more of [{ maxFeePerGas: '0x1' }, { maxPriorityFeePerGas: '0x1' }])
    await expect(send({ to: TO, gasPrice: '0x1', ...more })).rejects.toThrow('Invalid')
  expect(asked).toEqual([])
})

test('price: the usual one is asked for only where the page names a price', async () => {
  const { send, called } = startEvm()
  await send({ to: TO })
  expect(called('eth_gasPrice')).toEqual([])
  await send({ to: TO, maxPriorityFeePerGas: toHex(gwei) })
  expect(called('eth_gasPrice')).toEqual([[]])
})

test('nonce: the node counts what is waiting too, and a count that falls uses no nonce twice', async () => {
  const { send, sent, called } = startEvm({ eth_getTransactionCount: '0x8' })
  await send({ to: TO })
  expect(called('eth_getTransactionCount')).toContainEqual([account.address, 'pending'])
  expect(last(sent).nonce).toBe(8)
  const counts = ['0x9', '0x3']
  const falling = startEvm({ eth_getTransactionCount: () => counts.shift() })
  await falling.send({ to: TO })
  expect(last(falling.sent).nonce).toBe(9)
})

test('nonce: the page’s stands beside a refused one without a warning, and has to be one that can be signed', async () => {
  let refusal: Error | undefined = new JsonRpcResponseError(-32000, 'insufficient funds')
  const { send, sent, asked } = startEvm({ eth_sendRawTransaction: () => refusal })
  await expect(send({ to: TO })).rejects.toThrow('insufficient funds')
  refusal = undefined
  await send({ to: TO, nonce: '0x9' })
  expect([last(sent).nonce, asked.at(-1)?.warnings]).toEqual([9, []])
  await send({ to: TO, nonce: toHex(Number.MAX_SAFE_INTEGER) })
  await expect(send({ to: TO, nonce: toHex(2n ** 53n) })).rejects.toMatchObject(invalid)
  expect(asked).toHaveLength(3)
})

test.each(['already known', 'Transaction already imported', 'known transaction: 0x12'])(
  'sending: a node that says “%s” has the transaction',
  async (words) => {
    const { send } = startEvm({ eth_sendRawTransaction: new JsonRpcResponseError(-32000, words) })
    expect(await send({ to: TO })).toMatch(/^0x[\da-f]{64}$/)
  },
)

test.each([
  [10, 'OP Mainnet (chain 10)', 'ETH'],
  [42161, 'Arbitrum One (chain 42161)', 'ETH'],
  [11155111, 'Sepolia (chain 11155111)', 'ETH'],
  [8453, 'Base (chain 8453)', 'ETH'],
  [56, 'BNB Smart Chain (chain 56)', 'of the network’s coin'],
  [100, 'Gnosis (chain 100)', 'of the network’s coin'],
  [137, 'Polygon (chain 137)', 'of the network’s coin'],
  [42220, 'Celo (chain 42220)', 'of the network’s coin'],
  [43114, 'Avalanche (chain 43114)', 'of the network’s coin'],
  [1337, 'Chain 1337', 'of the network’s coin'],
])('network: %i is shown as %s, and what it sends in %s', async (chainId, name, coin) => {
  const { send, fact } = startEvm({ eth_chainId: toHex(chainId) })
  await send({ to: TO, value: toHex(10n ** 18n) }, chainId)
  expect([fact('Network'), fact('Amount')]).toEqual([name, `1 ${coin}`])
})

const GAS = 10n ** 6n
/** The warnings of a transaction whose fee can be this much, or why it is refused. */
function feeOf(chainId: number, maxFee: bigint): Promise<unknown> {
  const { send, asked } = startEvm({ eth_chainId: toHex(chainId), eth_gasPrice: toHex(10n ** 15n) })
  return send({ to: TO, gas: toHex(GAS), gasPrice: toHex(maxFee / GAS) }, chainId).then(
    () => asked[0]?.warnings,
    (error: WalletError) => error.data,
  )
}
const high = [expect.stringContaining('unusually high')]
const coins = (count: number): bigint => BigInt(Math.round(count * 1_000)) * 10n ** 15n

test.each([
  ['ether', [1, 10, 56, 8453, 42161, 43114, 11155111], 0.02, 1],
  ['a coin of little worth', [100, 137, 42220], 2, 100],
  ['a coin of unknown worth', [1_337], 0.02, 100],
])('fee: of %s, the limits are those of its worth', async (_coin, chainIds, warnAbove, refuseAbove) => {
  for (const chainId of chainIds) {
    expect(await feeOf(chainId, coins(warnAbove))).toEqual([])
    expect(await feeOf(chainId, coins(warnAbove) + GAS)).toEqual(high)
    expect(await feeOf(chainId, coins(refuseAbove))).toEqual(high)
    expect(await feeOf(chainId, coins(refuseAbove) + GAS)).toEqual({
      reason: 'FEE_TOO_HIGH',
      maxFee: toHex(coins(refuseAbove) + GAS),
      limit: toHex(coins(refuseAbove)),
    })
  }
})

test('fee: one that is as high as the amount, and a tip that is as high as a node’s may be, are not warned of', async () => {
  const { send, asked } = startEvm()
  for (const value of [63n, 62n]) await send({ to: TO, value: toHex(value * 10n ** 12n) })
  for (const more of [0n, 1n]) {
    const price = toHex(2n * gwei + more)
    await send({ to: TO, maxFeePerGas: price, maxPriorityFeePerGas: price })
  }
  expect(asked.map(({ warnings = [] }) => warnings.length)).toEqual([0, 1, 0, 1])
})

test('fee: a node’s tip is paid up to the usual one of the network', async () => {
  const tipOn = async (chainId: number, baseFee: bigint) => {
    const { send, sent } = startEvm({
      eth_chainId: toHex(chainId),
      eth_getBlockByNumber: { baseFeePerGas: toHex(baseFee) },
      eth_maxPriorityFeePerGas: toHex(10n ** 15n),
    })
    await send({ to: TO }, chainId)
    return (last(sent).maxPriorityFeePerGas ?? 0n) / gwei
  }
  expect(await tipOn(1, gwei)).toBe(2n)
  expect(await tipOn(1, 7n * gwei)).toBe(7n)
  expect(await tipOn(137, gwei)).toBe(30n)
  expect(await tipOn(137, 900n * gwei)).toBe(750n)
  expect(await tipOn(1_337, gwei)).toBe(2n)
})
