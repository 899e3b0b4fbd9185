import { ADDRESS } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { SwapRequest } from '../contract'
import { fromEther, fromUsdc, SPENDER, STRANGER, usdc } from '../test-support/orders'
import { readReceived } from './read-received'

const { signal } = new AbortController()
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const hex = (value: bigint): string => `0x${value.toString(16)}`
const word = (value: string): string => `0x${value.slice(2).padStart(64, '0')}`
const transfer = (from: string, to: string, amount: bigint) => ({
  address: usdc.address,
  topics: [TRANSFER, word(from), word(to)],
  data: word(hex(amount)),
})

const received = 300_000_000_000_000n
const gasUsed = 200_000n
const price = 10_000_000n
const l1Fee = 5_000_000_000_000n

interface World {
  readonly networkId?: 'eip155:1' | 'eip155:8453'
  readonly receipt?: object
  /** What else the account pays in that block. */
  readonly other?: bigint
  readonly nextNonce?: bigint
}

/** What is read of a swap that has brought 0.0003 ETH, or the tokens of the logs. */
function read(
  order: typeof fromUsdc,
  { networkId = 'eip155:1', receipt = {}, other = 0n, nextNonce = 8n }: World,
) {
  const before = 10n ** 16n
  const dataFee = 'l1Fee' in receipt || networkId === 'eip155:8453' ? l1Fee : 0n
  const after = before + received - gasUsed * price - dataFee - other
  const answers: Readonly<Record<string, (block: unknown) => unknown>> = {
    eth_getTransactionReceipt: () => ({
      blockNumber: '0x10',
      from: ADDRESS,
      gasUsed: hex(gasUsed),
      effectiveGasPrice: hex(price),
      logs: [],
      ...receipt,
    }),
    eth_getBalance: (block) => hex(block === '0xf' ? before : after),
    eth_getTransactionCount: (block) => hex(block === '0xf' ? 7n : nextNonce),
  }
  const request: SwapRequest = {
    ...order,
    target: { ...order.target, networkId },
    kind: 'swap',
    requests: [{ type: 'call', to: SPENDER, data: '0x' }],
    router: SPENDER,
    spender: SPENDER,
    concerns: [],
    expected: '1',
    minimum: '1',
    builtAtMs: 0,
  }
  const chain = {
    read: async (_target: unknown, method: string, params: readonly unknown[]) =>
      answers[method]?.(params[1]),
  }
  return readReceived(chain, request, '0xabc', signal)
}

test('received: native currency is what the balance has grown by, and the fee', async () => {
  expect(await read(fromUsdc, {})).toBe(received)
})

test('received: the fee includes that of a rollup for its data', async () => {
  expect(await read(fromUsdc, { networkId: 'eip155:8453', receipt: { l1Fee: hex(l1Fee) } })).toBe(received)
})

test('received: it is unknown where the node leaves out the data fee, or tells it in another way', async () => {
  expect(await read(fromUsdc, { networkId: 'eip155:8453' })).toBeUndefined()
  expect(await read(fromUsdc, { networkId: 'eip155:8453', receipt: { l1Fee: 'much' } })).toBeUndefined()
})

test('received: it is unknown where the account has sent more in that block, or another pays', async () => {
  expect(await read(fromUsdc, { other: 5n, nextNonce: 9n })).toBeUndefined()
  expect(await read(fromUsdc, { receipt: { from: STRANGER } })).toBeUndefined()
})

test('received: of tokens, what goes in and out within the swap or to oneself counts net', async () => {
  const logs = [
    transfer(SPENDER, ADDRESS, 100n),
    transfer(ADDRESS, SPENDER, 30n),
    transfer(ADDRESS, ADDRESS, 50n),
    transfer(SPENDER, STRANGER, 7n),
    { ...transfer(SPENDER, ADDRESS, 9n), address: STRANGER },
  ]
  expect(await read(fromEther, { receipt: { logs } })).toBe(70n)
})
