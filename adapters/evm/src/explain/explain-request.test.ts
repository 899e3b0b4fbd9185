import { encodeAbiParameters, encodeFunctionData, erc20Abi, erc721Abi, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { createExplainPage, OTHER, OWN, TOKEN } from '../test-support/explain-page'
import { decodeRequest, explainRequest } from './explain-request'

const MAX = 2n ** 256n - 1n
const signal = new AbortController().signal
const transaction = (fields: object) => ({
  method: 'eth_sendTransaction',
  params: [{ from: OWN, ...fields }],
})
const word = (text: string): string => encodeAbiParameters([{ type: 'string' }], [text])
const number = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`

/** A network with one token. */
const usdc = () =>
  createExplainPage({
    eth_call: ([call]) => {
      const data = String(Reflect.get(Object(call), 'data'))
      if (data.startsWith('0x95d89b41')) return word('USDC')
      if (data.startsWith('0x313ce567')) return number(6)
      return new Error('reverted')
    },
  })

test('explain: a native transfer has amount and whole address, and reads nothing', async () => {
  const { chains, account, network, calls } = createExplainPage()
  const request = transaction({ to: OTHER.toLowerCase(), value: '0xde0b6b3a7640000' })
  expect(await explainRequest(chains, request, account, network, signal)).toEqual({
    subject: 'transaction',
    steps: [[{ type: 'transfer', to: OTHER, token: {}, amount: '1000000000000000000' }]],
    isTruncated: false,
  })
  expect(calls).toEqual([])
})

test('explain: the shown recipient is the one in the data', async () => {
  const { chains, account, network } = usdc()
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [OTHER, 1_500_000n] })
  const { steps } = await explainRequest(chains, transaction({ to: TOKEN, data }), account, network, signal)
  expect(steps).toEqual([
    [
      {
        type: 'transfer',
        to: OTHER,
        token: { address: TOKEN, symbol: 'USDC', decimals: 6 },
        amount: '1500000',
      },
    ],
  ])
})

test('explain: an unlimited approval is marked, a limited one is not', async () => {
  const { chains, account, network } = usdc()
  const explain = async (amount: bigint) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [OTHER, amount] })
    const { steps } = await explainRequest(chains, transaction({ to: TOKEN, data }), account, network, signal)
    return steps[0]?.[0]
  }
  expect(await explain(MAX)).toMatchObject({ type: 'allowance', spender: OTHER, isUnlimited: true })
  expect(await explain(2n ** 160n - 1n)).toMatchObject({ isUnlimited: true })
  expect(await explain(2n ** 96n - 1n)).toMatchObject({ isUnlimited: true })
  expect(await explain(50_000_000n)).toMatchObject({ amount: '50000000', isUnlimited: false })
  expect(await explain(0n)).toMatchObject({ amount: '0', isUnlimited: false })
})

test('explain: for an NFT contract approvals and transfers have a token id', async () => {
  const { chains, account, network } = createExplainPage({
    eth_call: ([call]) =>
      String(Reflect.get(Object(call), 'data')).startsWith('0x01ffc9a7') ? number(1) : new Error('reverted'),
  })
  const explain = async (data: string) =>
    (await explainRequest(chains, transaction({ to: TOKEN, data }), account, network, signal)).steps[0]?.[0]
  const approve = encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args: [OTHER, 7n] })
  expect(await explain(approve)).toEqual({
    type: 'nft-allowance',
    spender: OTHER,
    collection: TOKEN,
    tokenId: '7',
    isReported: true,
  })
  const move = encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args: [OWN, OTHER, 7n] })
  expect(await explain(move)).toMatchObject({
    type: 'nft-transfer',
    to: OTHER,
    tokenId: '7',
    isReported: true,
  })
  const all = encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [OTHER, true] })
  expect(await explain(all)).toMatchObject({ type: 'collection-allowance', operator: OTHER, isAllowed: true })
})

test('explain: a node that calls a token an NFT does not hide an unlimited approval', async () => {
  const { chains, account, network } = createExplainPage({
    eth_call: ([call]) =>
      String(Reflect.get(Object(call), 'data')).startsWith('0x01ffc9a7') ? number(1) : new Error('reverted'),
  })
  for (const amount of [MAX, 2n ** 128n, 2n ** 96n - 1n]) {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [OTHER, amount] })
    const { steps } = await explainRequest(chains, transaction({ to: TOKEN, data }), account, network, signal)
    expect(steps[0]).toMatchObject([
      { type: 'allowance', spender: OTHER, amount: String(amount), isUnlimited: true },
    ])
  }
})

test('explain: the amount of an unreadable token stays in smallest units', async () => {
  const { chains, account, network } = createExplainPage()
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [OTHER, 5n] })
  const { steps } = await explainRequest(chains, transaction({ to: TOKEN, data }), account, network, signal)
  expect(steps).toEqual([[{ type: 'transfer', to: OTHER, token: { address: TOKEN }, amount: '5' }]])
})

test('explain: only Permit2’s contract can approve other tokens', () => {
  const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
  const abi = parseAbi(['function approve(address,address,uint160,uint48)'])
  const data = encodeFunctionData({ abi, functionName: 'approve', args: [TOKEN, OTHER, 0n, 0] })
  expect(decodeRequest(transaction({ to: permit2, data }), OWN).steps[0]).toMatchObject([
    { type: 'allowance', token: { address: TOKEN.toLowerCase() }, amount: '0' },
  ])
  expect(decodeRequest(transaction({ to: OTHER, data }), OWN).steps[0]).toMatchObject([
    { type: 'call', to: OTHER, byteCount: 132 },
  ])
})

test('explain: a batch lists each call with its payment', () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [OTHER, 1n] })
  const calls = [
    { to: TOKEN, data },
    { to: OTHER, value: '0x1' },
    { to: OTHER, value: '0x2', data: '0x12345678' },
  ]
  const { steps } = decodeRequest({ method: 'wallet_sendCalls', params: [{ calls }] }, OWN)
  expect(steps.map((actions) => actions.map(({ type }) => type))).toEqual([
    ['allowance'],
    ['transfer'],
    ['transfer', 'call'],
  ])
})

test('explain: a message is shown as text, or as bytes if it is no text', () => {
  const sign = (message: string) =>
    decodeRequest({ method: 'personal_sign', params: [message, OWN] }, OWN).message
  expect(sign('0x68690a')).toEqual({ text: 'hi\n', hex: '0x68690a' })
  expect(sign('0xff00')).toEqual({ hex: '0xff00' })
  expect(sign('0x1b5b32')).toEqual({ hex: '0x1b5b32' })
})

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

test('explain: a transaction whose `data` and `input` differ is not decoded', () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [OTHER, 5n] })
  expect(decodeRequest(transaction({ to: TOKEN, data, input: '0x12345678' }), OWN).subject).toBe('other')
})
