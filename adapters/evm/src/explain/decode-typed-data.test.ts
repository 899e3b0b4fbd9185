import { toHex } from 'viem'
import { expect, test } from 'vitest'
import { OTHER, OWN, TOKEN } from '../test-support/explain-page'
import { decodeRequest } from './explain-request'

const MAX = 2n ** 256n - 1n

const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
}

test('explain: a signed permit is an allowance, followed by every field', () => {
  const message = { owner: OWN, spender: OTHER, value: String(MAX), nonce: 0, deadline: 1_900_000_000 }
  const domain = { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: TOKEN }
  const data = JSON.stringify({ domain, types: permitTypes, primaryType: 'Permit', message })
  const explained = decodeRequest({ method: 'eth_signTypedData_v4', params: [OWN, data] }, OWN)
  expect(explained.steps).toEqual([
    [
      {
        type: 'allowance',
        spender: OTHER,
        token: { address: TOKEN },
        amount: String(MAX),
        isUnlimited: true,
        expiresAt: '1900000000',
      },
    ],
  ])
  expect(explained.fields?.map(({ name, value }) => [name, value])).toEqual([
    ['owner', OWN],
    ['spender', OTHER],
    ['value', String(MAX)],
    ['nonce', '0'],
    ['deadline', '1900000000'],
  ])
  expect(explained.domain?.map(({ name }) => name)).toEqual([
    'name',
    'version',
    'chainId',
    'verifyingContract',
  ])
})

test.each(['1e76', ` ${MAX}`, '+5', '0b11', `${'0'.repeat(80)}5`])(
  'explain: a permit of %j, which is signed as a number, is said to be one that was not read',
  (value) => {
    const message = { owner: OWN, spender: OTHER, value, nonce: 0, deadline: 1_900_000_000 }
    const domain = { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: TOKEN }
    const data = { domain, types: permitTypes, primaryType: 'Permit', message }
    const explained = decodeRequest({ method: 'eth_signTypedData_v4', params: [OWN, data] }, OWN)
    expect([explained.steps, explained.warnings]).toEqual([[], ['unread-permission']])
  },
)

const authorizationTypes = (primaryType: string) => ({
  [primaryType]: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
})

test.each(['TransferWithAuthorization', 'ReceiveWithAuthorization'])(
  'explain: a signed %s is a transfer, and one that cannot be read is said to be none that was',
  (primaryType) => {
    const explain = (value: unknown) => {
      const message = {
        from: OWN,
        to: OTHER,
        value,
        validAfter: 0,
        validBefore: 1,
        nonce: toHex(1, { size: 32 }),
      }
      const domain = { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: TOKEN }
      const data = { domain, types: authorizationTypes(primaryType), primaryType, message }
      return decodeRequest({ method: 'eth_signTypedData_v4', params: [OWN, data] }, OWN)
    }
    expect(explain('5').steps).toEqual([
      [{ type: 'transfer', to: OTHER, token: { address: TOKEN }, amount: '5' }],
    ])
    const unread = explain('5e0')
    expect([unread.steps, unread.warnings]).toEqual([[], ['unread-permission']])
  },
)

test.each(['OrderComponents', 'ApproveWithAuthorization', 'SetApprovalForAll', 'MetaTransaction'])(
  'explain: a signature of the type %s is said to be a permission that was not read',
  (primaryType) => {
    const types = { [primaryType]: [{ name: 'of', type: 'address' }] }
    const data = { domain: { chainId: 1 }, types, primaryType, message: { of: OTHER } }
    expect(decodeRequest({ method: 'eth_signTypedData_v4', params: [OWN, data] }, OWN).warnings).toEqual([
      'unread-permission',
    ])
  },
)

test.each(['Item[]', 'Item[2]', 'uint256', 'address', 'bytes32', 'string', ''])(
  'explain: typed data with a type named %j is not explained',
  (named) => {
    const types = {
      M: [{ name: 'list', type: named }],
      [named]: [{ name: 'length', type: 'uint256' }],
      Item: [{ name: 'a', type: 'string' }],
    }
    const data = { domain: { chainId: 1 }, types, primaryType: 'M', message: { list: [{ a: 'one' }] } }
    expect(decodeRequest({ method: 'eth_signTypedData_v4', params: [OWN, data] }, OWN).subject).toBe('other')
  },
)

const chainless = [
  { name: 'name', type: 'string' },
  { name: 'verifyingContract', type: 'address' },
]
test('explain: a domain has only the signed members, and without a chain it is valid on any network', () => {
  const explain = (EIP712Domain: readonly object[], domain: object) => {
    const types = { EIP712Domain, Note: [{ name: 'text', type: 'string' }] }
    const data = { domain, types, primaryType: 'Note', message: { text: 'hi' } }
    const explained = decodeRequest({ method: 'eth_signTypedData_v4', params: [OWN, data] }, OWN)
    return [explained.domain?.map(({ name }) => name), explained.warnings]
  }
  const domain = { name: 'Bridge', chainId: 1, verifyingContract: TOKEN }
  expect(explain([...chainless, { name: 'chainId', type: 'uint256' }], domain)).toEqual([
    ['name', 'verifyingContract', 'chainId'],
    [],
  ])
  expect(explain(chainless, domain)).toEqual([['name', 'verifyingContract'], ['any-network']])
  expect(explain(chainless, { name: 'Bridge' })).toEqual([['name'], ['any-network']])
})

test('explain: permits of Permit2 have token and amount', () => {
  const types = {
    PermitSingle: [
      { name: 'details', type: 'PermitDetails' },
      { name: 'spender', type: 'address' },
      { name: 'sigDeadline', type: 'uint256' },
    ],
    PermitDetails: [
      { name: 'token', type: 'address' },
      { name: 'amount', type: 'uint160' },
      { name: 'expiration', type: 'uint48' },
    ],
  }
  const message = {
    details: { token: TOKEN, amount: String(2n ** 160n - 1n), expiration: 1_900_000_000 },
    spender: OTHER,
    sigDeadline: 1_900_000_000,
  }
  const data = { domain: { name: 'Permit2', chainId: 1 }, types, primaryType: 'PermitSingle', message }
  const explained = decodeRequest({ method: 'eth_signTypedData_v4', params: [OWN, data] }, OWN)
  expect(explained.steps[0]?.[0]).toMatchObject({
    spender: OTHER,
    isUnlimited: true,
    token: { address: TOKEN },
    expiresAt: '1900000000',
  })
})

test('explain: unsigned fields are not shown, and structs are nested by their types', () => {
  const types = {
    Mail: [
      { name: 'to', type: 'Person[]' },
      { name: 'note', type: 'string' },
    ],
    Person: [{ name: 'wallet', type: 'address' }],
  }
  const message = { to: [{ wallet: OTHER, hidden: 'x' }], note: 'hi', extra: 'not signed' }
  const data = { domain: {}, types, primaryType: 'Mail', message }
  expect(decodeRequest({ method: 'eth_signTypedData_v4', params: [OWN, data] }, OWN).fields).toEqual([
    {
      name: 'to',
      type: 'Person[]',
      value: [{ name: '1', type: 'Person', value: [{ name: 'wallet', type: 'address', value: OTHER }] }],
    },
    { name: 'note', type: 'string', value: 'hi' },
  ])
})

test('explain: recursive typed data is cut and marked as cut', () => {
  const types = {
    Loop: [
      { name: 'next', type: 'Loop' },
      { name: 'also', type: 'Loop' },
    ],
  }
  const data = { domain: {}, types, primaryType: 'Loop', message: {} }
  const explained = decodeRequest({ method: 'eth_signTypedData_v4', params: [OWN, data] }, OWN)
  expect(explained.isTruncated).toBe(true)
  expect(JSON.stringify(explained).length).toBeLessThan(60_000)
})
