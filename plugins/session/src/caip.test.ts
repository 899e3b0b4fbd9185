import { expect, test } from 'vitest'
import {
  addressOfName,
  chainIdHex,
  evmChainId,
  isCaipAddress,
  isNameOf,
  isNamespace,
  isNetworkId,
  namespaceOf,
  parseCaipAddress,
  parseNetworkId,
} from './caip'

const ADDRESS = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e'
const invalid = { code: 'INVALID_CAIP_ADDRESS', message: 'Invalid CAIP Address' }
const failureOf = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test('parseCaipAddress: returns the namespace, the reference and the address', () => {
  expect(parseCaipAddress(`eip155:1:${ADDRESS}`)).toEqual({
    namespace: 'eip155',
    reference: '1',
    address: ADDRESS,
  })
})

test.each([
  'eip155:1',
  `eip155::${ADDRESS}`,
  'a:b:c:d',
  'eip155:1:',
  ':1:x',
  '',
  '::',
  `EIP155:1:${ADDRESS}`,
  `__proto__:1:${ADDRESS}`,
  'eip155:1:<img src=x onerror=alert(1)>',
  `eip155:1:${ADDRESS} `,
  `eip155:1:${ADDRESS}\n`,
  ` eip155:1:${ADDRESS}`,
  `eip155:1:${ADDRESS}:x`,
  `ab:1:${ADDRESS}`,
  `ninechars:1:${ADDRESS}`,
  `eip155:${'1'.repeat(33)}:${ADDRESS}`,
  `eip155:1:${'a'.repeat(129)}`,
  'eip155:1:a_b',
  'eip155:1:\u0430',
])('parseCaipAddress: refuses %j', (text) => {
  expect(failureOf(() => parseCaipAddress(text))).toMatchObject(invalid)
})

test.each([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['bip122:000000000019d6689c085ae165831e93', 'bip122', '000000000019d6689c085ae165831e93'],
  ['cosmos:Binance-Chain-Tigris', 'cosmos', 'Binance-Chain-Tigris'],
  ['starknet:SN_GOERLI', 'starknet', 'SN_GOERLI'],
  ['chainstd:8c3444cf8970a9e41a706fab93e7a6c4', 'chainstd', '8c3444cf8970a9e41a706fab93e7a6c4'],
])('parseNetworkId, parseCaipAddress: %s', (text, namespace, reference) => {
  expect(parseNetworkId(text)).toEqual({ namespace, reference })
  expect(isNetworkId(text)).toBe(true)
  expect(
    parseCaipAddress(`${text}:6d9b0b4b9994e8a6afbd3dc3ed983cd51c755afb27cd1dc7825ef59c134a39f7`),
  ).toMatchObject({
    namespace,
    reference,
  })
})

test('parseNetworkId: returns the namespace and the reference', () => {
  expect(parseNetworkId('eip155:1')).toEqual({ namespace: 'eip155', reference: '1' })
})

test.each([
  'eip155',
  'eip155:',
  'eip155:1:extra',
  ':1',
  '',
  'EIP155:1',
  'eIP155:1',
  '__proto__:1',
  'constructor:1',
  'eip155:<img src=x>',
  'eip155:1\n',
  'eip155:1 ',
  'ab:1',
  'ninechars:1',
  `eip155:${'1'.repeat(33)}`,
])('parseNetworkId: refuses %j', (text) => {
  expect(failureOf(() => parseNetworkId(text))).toMatchObject(invalid)
  expect(isNetworkId(text)).toBe(false)
})

test.each([undefined, null, 1, {}, ['eip155:1']])('isNetworkId: false for %j', (value) => {
  expect(isNetworkId(value)).toBe(false)
})

test.each([
  ['eip155:1', 1],
  ['eip155:42', 42],
  ['eip155:8453', 8453],
  ['invalid:id', undefined],
  ['solana:1', undefined],
  ['eip155:', undefined],
  ['eip155:0', undefined],
  ['eip155:01', undefined],
  ['eip155:0x1', undefined],
  ['eip155:1e3', undefined],
  ['eip155:99999999999999999999', undefined],
])('evmChainId: %s is %s', (text, chainId) => {
  expect(evmChainId(text)).toBe(chainId)
})

test('isNamespace, isCaipAddress: whether the input is one, and no other CAIP id', () => {
  const inputs = ['eip155', 'eip155:1', `eip155:1:${ADDRESS}`, 'ab', 1, undefined]
  expect(inputs.map(isNamespace)).toEqual([true, false, false, false, false, false])
  expect(inputs.map(isCaipAddress)).toEqual([false, false, true, false, false, false])
  expect(namespaceOf('eip155:1')).toBe('eip155')
})

test('chainIdHex: the EIP-155 chain id in hex; throws for another namespace', () => {
  expect([chainIdHex('eip155:1'), chainIdHex('eip155:8453')]).toEqual(['0x1', '0x2105'])
  expect(failureOf(() => chainIdHex('solana:1'))).toMatchObject(invalid)
})

const resolved = (
  networkId: `${string}:${string}`,
  addresses: Readonly<Record<string, string>>,
  isContract: boolean | undefined,
) =>
  addressOfName(
    { find: (coinType) => addresses[`${coinType}`], isEthereumContract: async () => isContract },
    networkId,
  )
const all = { 60: 'ether', 2147483648: 'every', 2147483649: 'one', 2147492101: 'base' }
const { 2147492101: _, ...noBase } = all
const ofEther = { 60: 'ether', 2147483649: 'one' }

test.each([
  ['the network’s own', 'eip155:8453', all, { address: 'base', record: 'network' }],
  ['that of every EVM network', 'eip155:8453', noBase, { address: 'every', record: 'default' }],
  ['that of ether', 'eip155:8453', ofEther, { address: 'ether', record: 'ethereum' }],
  ['that of ether on Ethereum', 'eip155:1', all, { address: 'ether', record: 'network' }],
  ['Ethereum’s by its chain id', 'eip155:1', { 2147483649: 'a' }, { address: 'a', record: 'network' }],
  [
    'that of every EVM network on Ethereum',
    'eip155:1',
    { 2147483648: 'a' },
    { address: 'a', record: 'default' },
  ],
  ['never another network’s', 'eip155:1', { 2147492101: 'b' }, undefined],
  ['never another network’s', 'eip155:10', { 2147492101: 'b', 2147483649: 'a' }, undefined],
  ['none for a chain id beyond coin types', 'eip155:2147483648', { 0: 'a', undefined: 'b' }, undefined],
  [
    'Solana’s',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    { 60: 'a', 501: 'b' },
    { address: 'b', record: 'network' },
  ],
  ['none on other chains', 'bip122:000000000019d6689c085ae165831e93', { 0: 'a', 60: 'b' }, undefined],
] as const)('addressOfName: %s, on %s', async (_what, networkId, addresses, found) => {
  expect(await resolved(networkId, addresses, false)).toEqual(found)
})

test('addressOfName: Ethereum’s record counts elsewhere only if it is known to be no contract', async () => {
  expect(await resolved('eip155:8453', ofEther, true)).toBeUndefined()
  expect(await resolved('eip155:8453', ofEther, undefined)).toBeUndefined()
  // On Ethereum itself, and for the records of the network and of every network, it makes no difference.
  expect(await resolved('eip155:1', ofEther, true)).toEqual({ address: 'ether', record: 'network' })
  expect(await resolved('eip155:8453', all, true)).toEqual({ address: 'base', record: 'network' })
  expect(await resolved('eip155:8453', noBase, true)).toEqual({ address: 'every', record: 'default' })
})

test.each([
  ['its address on every network', 'eip155', { 60: 'A', 2147492101: 'a', 501: 'other' }, true],
  ['its address on one network alone', 'eip155', { 2147492101: 'a' }, true],
  ['another address on one network', 'eip155', { 60: 'a', 2147492101: 'b' }, false],
  ['another address for ether', 'eip155', { 60: 'b', 2147492101: 'a' }, false],
  ['an address for no network of it', 'eip155', { 501: 'a', 0: 'a' }, false],
  ['its address on Solana', 'solana', { 60: 'b', 501: 'a' }, true],
  ['its letters in another case on Solana', 'solana', { 501: 'A' }, false],
] as const)('isNameOf: a name with %s', (_what, namespace, addresses, expected) => {
  expect(isNameOf(Object.entries(addresses), namespace, 'a')).toBe(expected)
})
