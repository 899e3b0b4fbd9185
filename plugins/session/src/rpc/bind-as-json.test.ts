import { expect, test } from 'vitest'
import { alice } from '../test-support/fake-connector'
import { openTwoAccounts as open, stranger } from '../test-support/two-accounts'

class Transaction {
  readonly from = alice.address
  readonly #real: unknown
  constructor(real: unknown) {
    this.#real = real
  }
  toJSON(): unknown {
    return this.#real
  }
}

class Params extends Array<unknown> {
  toJSON(): unknown {
    return [{ from: stranger }]
  }
}

const foreign = { from: stranger, chainId: '0x89' }
test.each<readonly [string, string, unknown]>([
  ['an object with toJSON', 'eth_sendTransaction', [{ from: alice.address, toJSON: () => foreign }]],
  ['an object that inherits toJSON', 'wallet_anything', [new Transaction(foreign)]],
  [
    'a function with toJSON',
    'wallet_anything',
    [{ from: alice.address }, Object.assign(() => undefined, { toJSON: () => foreign })],
  ],
  ['a list that inherits toJSON', 'wallet_anything', Params.of({ from: alice.address })],
  [
    'typed data with toJSON',
    'eth_signTypedData_v4',
    [alice.address, { domain: { chainId: 1 }, toJSON: () => ({ domain: { chainId: 137 } }) }],
  ],
])('request: %s is sent as it was checked, also as JSON', async (_what, method, params) => {
  const { ask, sent } = await open()
  await ask(method, params)
  const [given] = sent
  const text = JSON.stringify(given?.params)
  expect(text).toContain(alice.address)
  expect(text).not.toContain(stranger)
  expect(text).not.toContain('137')
})

test('request: bytes are sent as they are', async () => {
  const { ask, sent } = await open()
  await ask('wallet_anything', [{ from: alice.address, data: Uint8Array.of(1, 2) }])
  expect(sent).toMatchObject([{ params: [{ data: Uint8Array.of(1, 2) }] }])
})
