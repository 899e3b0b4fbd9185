import { expect, test } from 'vitest'
import { alice, bob, pending } from '../test-support/fake-connector'
import { flushTasks } from '../test-support/start-session'
import { openTwoAccounts as open, stranger } from '../test-support/two-accounts'

const TRANSACTIONS = [
  'eth_sendTransaction',
  'eth_signTransaction',
  'wallet_sendTransaction',
  'wallet_sendCalls',
]
const TYPED_DATA = ['eth_signTypedData', 'eth_signTypedData_v3', 'eth_signTypedData_v4']
const dataFor = (chainId: unknown) => ({ domain: { name: 'x', chainId }, types: {}, message: {} })

test.each(TRANSACTIONS)('request: %s for another chain is refused', async (method) => {
  for (const chainId of ['0x2105', 8453, '8453', 8453n, 0, 'eip155:1', {}]) {
    const { ask, sent } = await open()
    await expect(ask(method, [{ to: stranger, chainId }])).rejects.toMatchObject({
      code: 4901,
      cause: { code: 'CHAIN_MISMATCH' },
    })
    expect(sent).toEqual([])
  }
})

test.each(TRANSACTIONS)(
  'request: %s is sent with the chain id of the wallet’s network and the active account',
  async (method) => {
    const { ask, sent } = await open()
    const transaction = Object.freeze({ to: stranger, value: '0x1' })
    expect(await ask(method, [transaction, 'more'])).toBe('done')
    await ask(method, [{ ...transaction, chainId: 1, from: bob.address.toLowerCase() }])
    const whole = { ...transaction, chainId: '0x1', from: bob.address }
    expect(sent.map(({ params }) => params)).toEqual([
      [whole, 'more'],
      [{ ...whole, from: bob.address.toLowerCase() }],
    ])
  },
)

test('request: after a switch, a transaction is sent with the new chain id', async () => {
  const { ask, sent, api } = await open(
    {},
    {
      switchNetwork: async () => undefined,
      reconnect: async () => ({ accounts: [alice, bob], networkIds: { eip155: 'eip155:8453' } }),
    },
  )
  await api.switchNetwork('eip155:8453')
  await ask('eth_sendTransaction', [{ to: stranger }])
  expect(sent).toMatchObject([
    { networkId: 'eip155:8453', params: [{ chainId: '0x2105', from: bob.address }] },
  ])
  await expect(ask('eth_sendTransaction', [{ to: stranger, chainId: '0x1' }])).rejects.toMatchObject({
    code: 4901,
  })
})

test('request: if the chain does not match, the wallet’s network is read again before the request is refused', async () => {
  const { ask, sent, state } = await open(
    {},
    {
      reconnect: async () => ({ accounts: [alice, bob], networkIds: { eip155: 'eip155:8453' } }),
    },
  )
  await ask('eth_sendTransaction', [{ to: stranger, chainId: '0x2105' }])
  expect(sent).toMatchObject([{ networkId: 'eip155:8453', params: [{ chainId: '0x2105' }] }])
  expect(state().connections['wallet']).toMatchObject({ networkIds: { eip155: 'eip155:8453' } })
})

test.each(TYPED_DATA)('request: %s for another chain is refused', async (method) => {
  const { ask, sent } = await open()
  for (const chainId of [10, '0xa', '10', 0, 'main'])
    for (const data of [dataFor(chainId), JSON.stringify(dataFor(chainId))])
      for (const params of [[bob.address, data], [data, bob.address], [data]])
        await expect(ask(method, params)).rejects.toMatchObject({
          code: 4901,
          cause: { code: 'CHAIN_MISMATCH' },
        })
  expect(sent).toEqual([])
})

test.each(TYPED_DATA)(
  'request: %s for this chain, or without a chain, is sent with the named account',
  async (method) => {
    const { ask, sent } = await open()
    const all = [dataFor(1), dataFor('0x1'), dataFor(undefined), { message: {} }].map((one) =>
      JSON.stringify(one),
    )
    for (const data of all) await ask(method, [alice.address, data])
    await ask(method, [all[0]])
    expect(sent.map(({ params }) => params)).toEqual([
      ...all.map((data) => [alice.address, data]),
      [bob.address, all[0]],
    ])
  },
)

test('request: the first version of eth_signTypedData (a list of values without a chain) is sent', async () => {
  const { ask, sent } = await open()
  const params = [[{ type: 'string', name: 'text', value: 'x' }], bob.address]
  await ask('eth_signTypedData', params)
  expect(sent.map((one) => one.params)).toEqual([params])
})

test('request: typed data for another chain is sent with foreignTypedData: allow', async () => {
  const { ask, sent } = await open({ foreignTypedData: 'allow' })
  await ask('eth_signTypedData_v4', [bob.address, JSON.stringify(dataFor(10))])
  expect(sent).toHaveLength(1)
  await expect(ask('eth_sendTransaction', [{ chainId: '0xa' }])).rejects.toMatchObject({ code: 4901 })
})

test.each([
  ['eth_sendTransaction', [{ from: stranger }]],
  ['eth_signTransaction', [{ from: 'bob.eth' }]],
  ['wallet_sendCalls', [{ from: stranger, calls: [] }]],
  ['personal_sign', ['0x48', stranger]],
  ['personal_sign', [bob.address, stranger]],
  ['personal_sign', [stranger, '0x48']],
  ['personal_sign', ['0x48', 'bob.eth']],
  ['eth_sign', [stranger, '0x48']],
  ['eth_sign', [stranger, bob.address]],
  ['eth_signTypedData_v4', [stranger, JSON.stringify(dataFor(1))]],
  ['eth_signTypedData_v3', [stranger, JSON.stringify(dataFor(1))]],
  ['eth_signTypedData', [[{ type: 'string', name: 'text', value: 'x' }], stranger]],
  ['eth_signTypedData', [stranger, [{ type: 'string', name: 'text', value: 'x' }]]],
  ['eth_sendUserOperation', [{ sender: stranger }, bob.address]],
  ['wallet_grantPermissions', [{ address: stranger }]],
  ['wallet_grantPermissions', [{ from: bob.address }, { from: stranger }]],
  ['wallet_requestExecutionPermissions', [{ from: stranger, chainId: '0x1' }]],
  ['wallet_getCapabilities', [stranger, ['0x1']]],
  ['wallet_getAssets', [{ account: stranger }]],
])('request: %s for an account that was not granted is refused (%j)', async (method, params) => {
  const { ask, sent } = await open()
  await expect(ask(method, params)).rejects.toMatchObject({
    code: 4100,
    cause: { code: 'ACCOUNT_NOT_GRANTED' },
  })
  expect(sent).toEqual([])
})

test('request: any granted account may be named; the default is the active account', async () => {
  const { ask, sent } = await open()
  await ask('personal_sign', ['0x48', alice.address.toLowerCase()])
  await ask('personal_sign', [alice.address, '0x48'])
  await ask('personal_sign', ['0x48'])
  await ask('eth_sign', ['0x48'])
  await ask('eth_sendTransaction', [{ from: alice.address }])
  expect(sent.map(({ params }) => params)).toEqual([
    ['0x48', alice.address.toLowerCase()],
    [alice.address, '0x48'],
    ['0x48', bob.address],
    [bob.address, '0x48'],
    [{ from: alice.address, chainId: '0x1' }],
  ])
})

test.each([
  ['eth_sendTransaction', { to: stranger, chainId: '0xa' }],
  ['eth_sendTransaction', ['0x00']],
  ['eth_sendTransaction', [[{ to: stranger }]]],
  ['personal_sign', { 0: '0x48', 1: stranger }],
  ['eth_signTypedData_v4', [bob.address, '{']],
  ['eth_signTypedData_v4', [bob.address, 7]],
  ['eth_sendUserOperation', ['0x00']],
  ['wallet_grantPermissions', { chainId: '0x1' }],
  ['wallet_grantPermissions', ['0x1']],
  ['wallet_getAssets', ['0x1']],
])('request: %s with malformed params is refused (%j)', async (method, params) => {
  const { ask, sent } = await open()
  await expect(ask(method, params)).rejects.toMatchObject({ code: -32602, cause: { code: 'INVALID_PARAMS' } })
  expect(sent).toEqual([])
})

test('request: a getter that changes its value after the check does not change what is sent', async () => {
  const { ask, sent } = await open()
  let reads = 0
  const transaction = {
    to: stranger,
    get chainId() {
      reads += 1
      return reads === 1 ? '0x1' : '0xa'
    },
  }
  await ask('eth_sendTransaction', [transaction])
  expect(sent).toMatchObject([{ params: [{ chainId: '0x1' }] }])
})

test('request: a batch with a call for another chain, or from an account that was not granted, is refused', async () => {
  const { ask, sent } = await open()
  const other = [{ calls: [{ to: stranger }, { to: stranger, chainId: '0xa' }] }]
  await expect(ask('wallet_sendCalls', other)).rejects.toMatchObject({
    code: 4901,
    cause: { code: 'CHAIN_MISMATCH' },
  })
  await expect(ask('wallet_sendCalls', [{ calls: [{ from: stranger }] }])).rejects.toMatchObject({
    code: 4100,
  })
  const unread = [{ calls: { 0: { chainId: '0xa' } } }]
  await expect(ask('wallet_sendCalls', unread)).rejects.toMatchObject({ code: -32602 })
  expect(sent).toEqual([])
  const calls = [{ to: stranger, chainId: 1, from: alice.address }]
  await ask('wallet_sendCalls', [{ calls }])
  expect(sent).toMatchObject([{ params: [{ calls, chainId: '0x1' }] }])
})

test('request: params changed after the call do not change what is sent', async () => {
  const arrives = pending<void>()
  const got: unknown[] = []
  const { ask } = await open(
    {},
    {
      request: async ({ params }) => {
        await arrives.promise
        got.push(structuredClone(params))
      },
    },
  )
  const typed = [bob.address, dataFor(1)]
  const signed = ['0x48', bob.address]
  const asked = [
    ask('eth_signTypedData_v4', typed),
    ask('personal_sign', signed),
    ask('wallet_sendCalls', [{ calls: signed }]).catch(() => undefined),
  ]
  await flushTasks()
  typed.splice(0, 2, bob.address, dataFor(10))
  signed.splice(0, 2, '0x49', stranger)
  arrives.resolve()
  await Promise.all(asked)
  expect(got).toEqual([
    [bob.address, dataFor(1)],
    ['0x48', bob.address],
  ])
})

const byAlice = { from: alice.address, to: stranger }
test.each<readonly [string, unknown]>([
  ['eth_sendTransaction', [byAlice]],
  ['wallet_sendCalls', [{ from: alice.address, calls: [{ to: stranger }] }]],
  ['eth_sendUserOperation', [{ sender: alice.address }, stranger]],
  ['wallet_grantPermissions', [{ account: alice.address }]],
  ['wallet_getCapabilities', [alice.address]],
  ['personal_sign', ['0x00', alice.address]],
  ['personal_sign', [alice.address, '0x00']],
  ['eth_signTypedData_v4', [alice.address, dataFor(1)]],
])('request: %s reaches the wallet with the account that its params name', async (method, params) => {
  const { ask, sent } = await open()
  await ask(method, params)
  expect(sent).toMatchObject([{ address: alice.address }])
})

test.each<readonly [string, unknown]>([
  ['eth_sendTransaction', [{ to: stranger }]],
  ['personal_sign', ['0x00']],
  ['eth_sendUserOperation', [{ callData: '0x' }, stranger]],
  ['wallet_grantPermissions', [{}]],
  ['eth_decrypt', ['0x00']],
])('request: %s without an account reaches the wallet with the active one', async (method, params) => {
  const { ask, sent } = await open()
  await ask(method, params)
  expect(sent).toMatchObject([{ address: bob.address }])
})
