import { type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { JsonRpcResponseError } from '../rpc-client'
import { createMemoryStorage } from '../test-support/create-memory-storage'
import { TO } from '../test-support/start-evm'
import { createRefusedNonces, nextNonce } from './refused-nonces'

/** What is remembered after the node answered a transaction with the nonce 7 so. */
async function after(answer?: Error) {
  const storage = createMemoryStorage()
  const nonces = createRefusedNonces(storage)
  const send = async (): Promise<void> => {
    if (answer) throw answer
  }
  const outcome = await nonces.track(1, TO, 7n, send).catch((error: unknown) => error)
  return { storage, nonces, outcome, found: createRefusedNonces(storage).find(1, TO) }
}

test('refused: the nonce is remembered for the chain and the account, over a reload', async () => {
  const refusal = new JsonRpcResponseError(-32000, 'insufficient funds')
  const { outcome, found, nonces } = await after(refusal)
  expect([outcome, found]).toEqual([refusal, { nonce: 7n, isUsed: false }])
  expect(nonces.find(1, TO.toLowerCase() as Hex)).toEqual(found)
  expect([nonces.find(10, TO), nonces.find(1, zeroAddress)]).toEqual([undefined, undefined])
})

test('refused: what the node accepts later, and what failed without its reply, is none', async () => {
  const { nonces } = await after(new JsonRpcResponseError(-32000, 'insufficient funds'))
  await nonces.track(1, TO, 7n, async () => undefined)
  expect(nonces.find(1, TO)).toBeUndefined()
  const lost = new TypeError('Failed to fetch')
  expect(await after(lost)).toMatchObject({ outcome: lost, found: undefined })
})

test.each([
  'nonce too low: next nonce 8, tx nonce 7',
  'Nonce is lower than expected',
  'the nonce of this transaction is used',
  'nonce expired',
  'invalid transaction nonce',
  'Old nonce',
  'AA25 invalid account nonce',
])('used: “%s” says so', async (words) => {
  expect((await after(new JsonRpcResponseError(-32000, words))).found).toEqual({ nonce: 7n, isUsed: true })
})

test.each(['nonce too high', 'insufficient funds', `nonce ${'x'.repeat(41)} used`, 'AA24 signature error'])(
  'used: “%s” does not say so',
  async (words) => {
    expect((await after(new JsonRpcResponseError(-32000, words))).found).toMatchObject({ isUsed: false })
  },
)

test.each(['{', '7', '{"nonce":"7","isUsed":false}', '{"nonce":"0x7"}'])(
  'stored: %s, which another page may have left, is none',
  (text) => {
    const nonces = createRefusedNonces({ ...createMemoryStorage(), getItem: () => text })
    expect(nonces.find(1, TO)).toBeUndefined()
  },
)

test('next: the refused nonce, unless it is used or ahead of what the chain has counted', () => {
  expect(nextNonce(undefined, 9n)).toBe(9n)
  expect(nextNonce({ nonce: 7n, isUsed: false }, 9n)).toBe(7n)
  expect(nextNonce({ nonce: 9n, isUsed: false }, 9n)).toBe(9n)
  expect(nextNonce({ nonce: 7n, isUsed: true }, 9n)).toBe(9n)
  expect(nextNonce({ nonce: 10n, isUsed: false }, 9n)).toBe(9n)
})
