import { expect, test } from 'vitest'
import { createExplainPage, OTHER, OWN } from '../test-support/explain-page'
import { decodeRequest } from './explain-request'
import { simulateRequest } from './simulate-request'

const transfer = { to: OTHER, value: '0x1' }
const warningsOf = (method: string, params: unknown): unknown => {
  const explained = decodeRequest({ method, params }, OWN)
  // The calls are explained as without it.
  expect(explained.steps.flat()).toMatchObject([{ type: 'transfer', to: OTHER, amount: '1' }])
  return explained.warnings
}
const authorizationList = [{ address: OTHER, chainId: '0x1', nonce: '0x0' }]
const accessList = [{ address: OTHER, storageKeys: [] }]
const capabilities = { paymasterService: { url: 'https://paymaster.example' } }

test.each([
  [{ authorizationList }, ['account-delegation']],
  [{ authorizationList, accessList }, ['account-delegation', 'unread-parts']],
  [{ accessList }, ['unread-parts']],
  [{ blobVersionedHashes: ['0x01'] }, ['unread-parts']],
  [{ customData: { paymaster: OTHER } }, ['unread-parts']],
  [{ authorizationList: [], accessList: [], customData: {}, feeCurrency: null }, undefined],
  [
    {
      from: OWN,
      chainId: '0x1',
      nonce: '0x1',
      type: '0x2',
      gas: '0x5208',
      gasLimit: '0x5208',
      gasPrice: '0x1',
      maxFeePerGas: '0x1',
      maxPriorityFeePerGas: '0x1',
      data: '0x',
      input: '0x',
    },
    undefined,
  ],
])('explain: of a transaction with %j it is said what is not explained', (more, warnings) => {
  for (const method of ['eth_sendTransaction', 'eth_signTransaction'])
    expect(warningsOf(method, [{ ...transfer, ...more }])).toEqual(warnings)
})

test('explain: what follows a transaction in the params is not explained', () => {
  expect(warningsOf('eth_sendTransaction', [transfer, { sponsor: OTHER }])).toEqual(['unread-parts'])
  expect(warningsOf('eth_sendTransaction', [transfer, null])).toBeUndefined()
})

test.each([
  [{ capabilities }, {}, ['unread-parts']],
  [{ capabilities: {} }, { capabilities: {} }, undefined],
  [{}, { capabilities }, ['unread-parts']],
  [{}, { chainId: '0xa' }, ['unread-parts']],
  [{}, { authorizationList }, ['account-delegation']],
  [{ somethingNew: true }, {}, ['unread-parts']],
  [{ version: '2.0.0', id: '0xb1', from: OWN, chainId: '0x1', atomicRequired: true }, {}, undefined],
])(
  'explain: of a batch with %j, and %j in a call, it is said what is not explained',
  (more, inCall, warnings) => {
    const batch = { ...more, calls: [{ ...transfer, ...inCall }] }
    expect(warningsOf('wallet_sendCalls', [batch])).toEqual(warnings)
  },
)

test('simulation: a transaction that changes the code of accounts is not simulated without that', async () => {
  const { chains, account, network, calls } = createExplainPage()
  const request = { method: 'eth_sendTransaction', params: [{ ...transfer, authorizationList }] }
  const { signal } = new AbortController()
  expect(await simulateRequest(chains, request, account, network, signal)).toEqual({ status: 'unavailable' })
  expect(calls).toEqual([])
})
