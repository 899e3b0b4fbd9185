import { erc20Abi, toFunctionSelector, toHex } from 'viem'
import { expect, test } from 'vitest'
import { createExplainPage, OTHER, OWN, TOKEN } from '../test-support/explain-page'
import { decodeGrantPermissions } from './decode-grant-permissions'
import { decodeRequest, explainRequest } from './explain-request'

const coin = (allowance: string) => ({
  type: 'native-token-recurring-allowance',
  data: { allowance, start: 1_900_000_000, period: 86_400 },
})
const request = (permissions: readonly unknown[], more: object = {}) => [
  {
    expiry: 2_000_000_000,
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x04ab' }] } },
    permissions,
    ...more,
  },
]
const functionOf = (name: string, types: readonly string[]) => ({
  type: 'function',
  name,
  inputs: types.map((type) => ({ type })),
  outputs: [],
  stateMutability: 'view',
})
const calling = (functions: readonly object[], abi: unknown) =>
  decodeGrantPermissions(request([{ type: 'contract-call', data: { address: TOKEN, abi, functions } }]))
    ?.grant.permissions

test('permissions: are decoded with keys, permissions and expiry', () => {
  const method = {
    type: 'contract-call',
    data: {
      address: TOKEN,
      abi: [functionOf('mint', ['address', 'uint256']), functionOf('burn', [])],
      functions: [
        { functionName: 'mint', args: [null, { operator: 'LESS_THAN', value: '0x64' }], valueLimit: '0x1' },
        { functionName: 'burn' },
      ],
    },
  }
  const call = { type: 'method', contract: TOKEN, isDelegate: false }
  expect(decodeGrantPermissions(request([coin('0x5'), method]))).toEqual({
    isTruncated: false,
    grant: {
      expiresAt: '2000000000',
      signers: ['0x04ab'],
      permissions: [
        {
          type: 'allowance',
          token: {},
          amount: '5',
          isUnlimited: false,
          periodSeconds: '86400',
          startsAt: '1900000000',
        },
        {
          ...call,
          method: 'mint',
          selector: '0x40c10f19',
          conditions: [{ position: 2, operator: 'less', value: '100' }],
          valueLimit: '1',
        },
        { ...call, method: 'burn', selector: '0x44df8e70', conditions: [] },
      ],
    },
  })
})

test.each([
  ['many_msg_babbage', ['bytes1'], 'transfer(address,uint256)'],
  ['sign_szabo_bytecode', ['bytes16', 'uint128'], 'approve(address,uint256)'],
  ['gasprice_bit_ether', ['int128'], 'transferFrom(address,address,uint256)'],
])('permissions: %s of an ABI is the method that the contract takes it for', (name, types, real) => {
  expect(calling([{ functionName: name }], [functionOf(name, types)])).toMatchObject([
    { method: real.replace(/\(.*/, ''), selector: toFunctionSelector(real), claimedName: name },
  ])
})

test('permissions: a condition stands where the contract finds it, and one that wallets may read otherwise is marked', () => {
  const less = { operator: 'LESS_THAN', value: '0x64' }
  const [collision] = calling(
    [{ functionName: 'sign_szabo_bytecode', args: [less, less] }],
    [functionOf('sign_szabo_bytecode', ['bytes16', 'uint128'])],
  ) ?? [undefined]
  expect(collision).toMatchObject({
    method: 'approve',
    conditions: [
      { position: 1, isUncertain: true },
      { position: 2, operator: 'less', value: '100' },
    ],
  })
  const behindTuple = { type: 'function', name: 'f', inputs: [{ type: 'uint8[2]' }, { type: 'uint8' }] }
  expect(calling([{ functionName: 'f', args: [null, less] }], [behindTuple])).toMatchObject([
    { conditions: [{ position: 2, isUncertain: true }] },
  ])
})

test('permissions: the selector of a method with tuples is that of its canonical signature', () => {
  const permitBatch = {
    type: 'function',
    name: 'permit',
    inputs: [
      { type: 'address' },
      {
        type: 'tuple',
        components: [
          {
            type: 'tuple[]',
            components: [{ type: 'address' }, { type: 'uint160' }, { type: 'uint48' }, { type: 'uint48' }],
          },
          { type: 'address' },
          { type: 'uint256' },
        ],
      },
      { type: 'bytes' },
    ],
  }
  const [one] = calling([{ functionName: 'permit' }], [permitBatch]) ?? []
  expect(one).toMatchObject({ method: 'permit', selector: '0x2a2d80d1' })
  expect(one).not.toHaveProperty('claimedName')
})

test('permissions: without one ABI entry of that name and usual types it is open which method it is', () => {
  const abis: readonly unknown[] = [
    undefined,
    [],
    [...erc20Abi, ...erc20Abi],
    [functionOf('transfer', ['address', 'uint'])],
    [functionOf('transfer', ['address', 'uint256,'])],
    [{ ...functionOf('transfer', []), inputs: [{ type: 'tuple' }] }],
    'transfer',
  ]
  for (const abi of abis) {
    const [one] =
      calling([{ functionName: 'transfer', args: [{ operator: 'EQUAL', value: '0x1' }] }], abi) ?? []
    expect(one).toMatchObject({ method: 'transfer', conditions: [{ isUncertain: true }] })
    expect(one).not.toHaveProperty('selector')
  }
})

const atMost = { operator: 'LESS_THAN', value: '0x64' }
test.each<[string, object]>([
  ['another name for its operator', { args: [null, { condition: 'LESS_THAN', value: '0x64' }] }],
  ['an unknown operator', { args: [null, { ...atMost, operator: 'NOT_EQUAL' }] }],
  ['no value', { args: [null, { operator: 'EQUAL' }] }],
  ['a value that is no number', { args: [null, { ...atMost, value: Number.NaN }] }],
  ['one more member', { args: [null, { ...atMost, not: true }] }],
  ['no place', { args: Object.assign([], { 1: atMost }) }],
  ['another name', { conditions: [null, atMost] }],
])('permissions: one that has a condition with %s is called unknown', (_what, changes) => {
  expect(calling([{ functionName: 'transfer', ...changes }], erc20Abi)).toEqual([
    { type: 'unknown', name: 'contract-call' },
  ])
})

test('permissions: a condition on an argument that the method does not have is marked', () => {
  const args = Object.assign([null, null, atMost], { [String(Number.NaN)]: atMost })
  expect(calling([{ functionName: 'transfer', args }], erc20Abi)).toMatchObject([
    { method: 'transfer', conditions: [{ position: 3, isUncertain: true }] },
  ])
})

test('permissions: unlimited amounts are marked, and without an expiry there is none', () => {
  const [asked] = request([coin(toHex(2n ** 256n - 1n))])
  for (const expiry of [undefined, 0, null, 'soon']) {
    const { grant } = decodeGrantPermissions([{ ...asked, expiry }]) ?? {}
    expect(grant).not.toHaveProperty('expiresAt')
    expect(grant?.permissions).toMatchObject([{ isUnlimited: true }])
  }
})

test('permissions: unknown types, members and rules are listed by name only', () => {
  const unknown: readonly (readonly [permission: unknown, name: string])[] = [
    [{ type: 'nft-transfer', data: {} }, 'nft-transfer'],
    [{ ...coin('0x1'), data: { ...coin('0x1').data, hidden: true } }, 'native-token-recurring-allowance'],
    [{ type: 'contract-call', data: { address: OTHER, functions: [] } }, 'contract-call'],
    [7, ''],
  ]
  for (const [permission, name] of unknown)
    expect(decodeGrantPermissions(request([permission]))?.grant.permissions).toEqual([
      { type: 'unknown', name },
    ])
  const policies = [{ type: 'gas-limit', data: {} }]
  expect(decodeGrantPermissions(request([coin('0x1')], { policies }))?.grant.permissions).toMatchObject([
    { type: 'allowance' },
    { type: 'unknown', name: 'gas-limit' },
  ])
})

test('permissions: a huge list is cut, and a request without permissions is not explained', () => {
  const { grant, isTruncated } =
    decodeGrantPermissions(request(Array.from({ length: 5_000 }, () => coin('0x1')))) ?? {}
  expect([grant?.permissions.length, isTruncated]).toEqual([50, true])
  for (const params of [undefined, [], [{}], [{ permissions: [] }], [{ eth_accounts: {} }]])
    expect(decodeGrantPermissions(params)).toBeUndefined()
  expect(decodeRequest({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }, OWN)).toEqual({
    subject: 'permissions',
    steps: [],
    isTruncated: false,
  })
})

test('permissions: the symbol of a token is what its contract says', async () => {
  const { chains, account, network } = createExplainPage({
    eth_call: ([call]) =>
      String(Reflect.get(Object(call), 'data')).startsWith('0x313ce567')
        ? `0x${(6).toString(16).padStart(64, '0')}`
        : new Error('reverted'),
  })
  const token = {
    type: 'erc20-recurring-allowance',
    data: { token: TOKEN.toLowerCase(), allowance: '0x1', period: 60 },
  }
  const asked = { method: 'wallet_grantPermissions', params: request([token]) }
  const explained = await explainRequest(chains, asked, account, network, new AbortController().signal)
  expect(explained.grant?.permissions).toMatchObject([{ token: { address: TOKEN, decimals: 6 } }])
})

test('permissions: are the same on a page that extends all objects', () => {
  const asked = request([
    coin('0x1'),
    { type: 'contract-call', data: { address: TOKEN, abi: erc20Abi, functions: [] } },
  ])
  const plain = decodeGrantPermissions(asked)
  Reflect.defineProperty(Object.prototype, 'each', { configurable: true, enumerable: true, value: () => 0 })
  const extended = decodeGrantPermissions(asked)
  Reflect.deleteProperty(Object.prototype, 'each')
  expect(plain).toBeDefined()
  expect(extended).toEqual(plain)
})

test('permissions: all that exists of a token is unlimited, and what a limit is compared with is told', async () => {
  const explain = async (permission: object, supply: unknown) => {
    const { chains, account, network, calls } = createExplainPage({
      eth_call: ([call]) => {
        const data = String(Reflect.get(Object(call), 'data'))
        if (data.startsWith('0x18160ddd')) return supply
        return data.startsWith('0x313ce567') ? toHex(6, { size: 32 }) : new Error('reverted')
      },
    })
    const asked = { method: 'wallet_grantPermissions', params: request([permission]) }
    const { grant } = await explainRequest(chains, asked, account, network, new AbortController().signal)
    return { one: grant?.permissions[0], calls: calls.length }
  }
  const supply = toHex(5_000n, { size: 32 })
  const allowance = (amount: bigint) => ({
    type: 'erc20-recurring-allowance',
    data: { ...coin(toHex(amount)).data, token: TOKEN },
  })
  expect((await explain(allowance(5_000n), supply)).one).toMatchObject({ isUnlimited: true, supply: '5000' })
  expect((await explain(allowance(4_999n), supply)).one).toMatchObject({ isUnlimited: false, supply: '5000' })
  const unread = await explain(allowance(5_000n), new Error('reverted'))
  expect(unread.one).toMatchObject({ isUnlimited: false })
  expect(unread.one).not.toHaveProperty('supply')
  const method = (...args: readonly unknown[]) => ({
    type: 'contract-call',
    data: { address: TOKEN, abi: erc20Abi, functions: [{ functionName: 'transfer', args }] },
  })
  const limit = { operator: 'LESS_THAN', value: '0x1388' }
  expect((await explain(method(null, limit), supply)).one).toMatchObject({
    method: 'transfer',
    supply: '5000',
  })
  // Nothing is to be compared, so nothing is read.
  expect(await explain(method(), supply)).toMatchObject({ one: { method: 'transfer' }, calls: 0 })
})
