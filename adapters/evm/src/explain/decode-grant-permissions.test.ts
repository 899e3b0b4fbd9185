import { toHex } from 'viem'
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

test('permissions: are decoded with keys, permissions and expiry', () => {
  const method = {
    type: 'contract-call',
    data: {
      address: TOKEN,
      abi: [],
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
          conditions: [{ position: 2, operator: 'less', value: '100' }],
          valueLimit: '1',
        },
        { ...call, method: 'burn', conditions: [] },
      ],
    },
  })
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
