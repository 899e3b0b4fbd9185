import { expect, test } from 'vitest'
import { accounts } from './accounts'
import { executeRequest } from './execute-request'
import { openPermissions } from './key-permissions'
import { readRequest } from './read-request'
import { openSolanaKeys } from './solana/solana-keys'
import type { Network } from './state'

const [first] = accounts
const address = first.addresses.eip155
const stranger = '0x000000000000000000000000000000000000dEaD'
const base: Network = {
  networkId: 'eip155:8453',
  name: 'Base',
  rpcUrl: 'http://127.0.0.1/8453',
  symbol: 'ETH',
}
const kept = new Map<string, string>()
const permissions = openPermissions({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => void kept.set(key, text),
})
const scope = { permissions, networkId: 'eip155:8453', address: first.evm.address }
const read = (method: string, params: unknown) => readRequest(method, params, [base], scope)

const typedData = {
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  domain: { name: 'Mail' },
  message: { text: 'Hello' },
}

test('request: a message may be hex or text', () => {
  const content = { kind: 'message', address, bytes: '0x4869' }
  expect(read('personal_sign', ['0x4869', address])).toEqual(content)
  expect(read('personal_sign', ['Hi', address])).toEqual(content)
})

test('request: typed data may be an object or JSON', () => {
  const content = { kind: 'typedData', address, typedData }
  expect(read('eth_signTypedData_v4', [address, typedData])).toEqual(content)
  expect(read('eth_signTypedData', [address, JSON.stringify(typedData)])).toEqual(content)
})

test('request: a transaction may omit fields that have a default, and name its data `input`', () => {
  const transaction = { from: address, to: stranger, value: 0n, data: '0x01', gas: undefined }
  expect(read('eth_sendTransaction', [{ from: address, to: stranger, input: '0x01' }])).toEqual({
    kind: 'transaction',
    transaction,
  })
  expect(read('eth_sendTransaction', [{ from: address, value: '0xa', gas: '0x5208' }])).toMatchObject({
    transaction: { to: undefined, value: 10n, gas: 21_000n },
  })
})

test('request: a switch needs a network that the wallet knows', () => {
  expect(read('wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toEqual({
    kind: 'switch',
    network: base,
  })
  expect(read('wallet_switchEthereumChain', [{ chainId: '0x9' }])).toMatchObject({ code: 4902 })
})

test('request: a network is added with the first of its RPC URLs', () => {
  const network = { chainName: 'New', rpcUrls: ['https://a.example', 'https://b.example'] }
  expect(
    read('wallet_addEthereumChain', [{ chainId: '0x9', ...network, nativeCurrency: { symbol: 'NEW' } }]),
  ).toEqual({
    kind: 'add',
    network: { networkId: 'eip155:9', name: 'New', rpcUrl: 'https://a.example', symbol: 'NEW' },
  })
})

test.each([
  ['personal_sign', ['0x4869', stranger]],
  ['eth_signTypedData_v4', [stranger, typedData]],
  ['eth_sendTransaction', [{ from: stranger }]],
])('request: %s for the account of another wallet is refused', (method, params) => {
  expect(read(method, params)).toMatchObject({ code: 4100 })
})

test('request: an unknown method is refused, also with the name of an inherited property', () => {
  for (const method of ['eth_sign', '', '__proto__', 'constructor'])
    expect(read(method, [])).toMatchObject({ code: 4200 })
})

test.each([
  ['personal_sign', undefined],
  ['personal_sign', ['0x4869']],
  ['personal_sign', [address, '0x4869']],
  ['eth_signTypedData_v4', [address, '{']],
  ['eth_signTypedData_v4', [address, { ...typedData, types: 'Mail' }]],
  ['eth_sendTransaction', []],
  ['eth_sendTransaction', [{ from: address, value: 'ten' }]],
  ['eth_sendTransaction', [{ from: address, to: 'vitalik.eth' }]],
  ['wallet_switchEthereumChain', [{ chainId: '0x' }]],
  ['wallet_switchEthereumChain', [{ chainId: '0x0' }]],
  ['wallet_addEthereumChain', [{ chainId: '0x9', chainName: 'New', rpcUrls: [] }]],
  [
    'wallet_addEthereumChain',
    [{ chainId: '0x9', chainName: 'New', rpcUrls: ['javascript:1'], nativeCurrency: { symbol: 'N' } }],
  ],
])('request: invalid params of %s are refused: %j', (method, params) => {
  expect(read(method, params)).toMatchObject({ code: -32602 })
})

const now = Math.floor(Date.now() / 1_000)
const publicKey = first.evm.publicKey
const grantRequest = {
  chainId: '0x2105',
  address,
  expiry: now + 60,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
  permissions: [
    { type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: now, period: 60 } },
  ],
}
const solanaKeys = openSolanaKeys([
  { networkId: 'solana:x', name: 'Solana', rpcUrl: 'http://x', symbol: 'SOL' },
])

async function execute(method: string, params: unknown): Promise<unknown> {
  const content = read(method, params)
  if ('code' in content) throw new Error(content.message)
  if (content.kind === 'switch' || content.kind === 'add') throw new Error('It is about a network')
  return executeRequest(content, base, { solanaKeys, permissions })
}

test('request: permissions for keys are granted, kept and revoked', async () => {
  expect(read('wallet_grantPermissions', [grantRequest])).toMatchObject({ kind: 'grant', address })
  const { context: permissionsContext } = Object(await execute('wallet_grantPermissions', [grantRequest]))
  const revocation = { permissionsContext, address: `eip155:8453:${address}` }
  expect(read('wallet_revokePermissions', [revocation])).toMatchObject({ kind: 'revoke', address })
  expect(await execute('wallet_revokePermissions', [revocation])).toMatch(/^0x[\da-f]{130}$/)
  const use = () => permissions.use({ chainId: 8453, address: first.evm.address }, permissionsContext, [], 0n)
  expect(use).toThrow('revoked')
})

test.each([
  ['wallet_grantPermissions', { ...grantRequest, address: stranger }, 4100],
  ['wallet_grantPermissions', { ...grantRequest, chainId: '0x1' }, -32602],
  ['wallet_grantPermissions', { ...grantRequest, expiry: 1 }, -32602],
  ['wallet_revokePermissions', { permissionsContext: '0x1234', address }, -32602],
  ['wallet_revokePermissions', { eth_accounts: {} }, 4200],
])('request: %s is refused for what cannot be granted or was not: %j', (method, params, code) => {
  expect(read(method, [params])).toMatchObject({ code })
})
