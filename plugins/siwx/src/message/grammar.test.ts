import { expect, test } from 'vitest'
import { ethereum, solana } from '../test-support/messages'
import { formatSiwxMessage, isSameNetwork, parseSiwxMessage, type SiwxMessage } from '.'
import { canonicalAccount, originOf } from './siwx-message'

test.each<Partial<SiwxMessage>>([
  { scheme: 'app+x.y-1' },
  { domain: 'user:pass@service.org:8443' },
  { domain: 'us%2Der@service.org' },
  { domain: '[2001:db8::1]:3000' },
  { domain: 'caf%C3%A9.example' },
  { domain: "a-b_c~!$&'()*+,;=.org" },
  { uri: 'did:key:z6Mk' },
  { uri: 'urn:/a/b' },
  { uri: 'https:' },
  { uri: 'https://service.org?a=/?:@' },
  { uri: 'https://service.org#/?:@%20' },
  { uri: 'https://[::1]:3000/a//b/%7Ec;d=e' },
  { uri: 'file:///etc/hosts' },
  { statement: "-._~:/?#[]@!$&'()*+,;= 09azAZ" },
  { nonce: 'abcXYZ09' },
  { requestId: '' },
  { requestId: "a%2F-._~!$&'()*+,;=:@" },
  { resources: [] },
  { resources: ['ipfs://a', 'urn:b'] },
  { networkId: 'eip155:0' },
  { networkId: `eip155:1${'0'.repeat(31)}` },
  { issuedAt: '2024-02-29t23:59:59.123456z' },
  { expirationTime: '2021-12-31T00:00:00+23:59' },
  { notBefore: '2021-01-01T00:00:00-00:00' },
  { ...solana, networkId: 'solana:dev_net-1' },
])('grammar: a message with %j is written and read', (change) => {
  const message = { ...ethereum, ...change }
  expect(parseSiwxMessage(formatSiwxMessage(message))).toEqual(message)
})

test.each<[string, object]>([
  ['scheme', { scheme: '1app' }],
  ['scheme', { scheme: 'a b' }],
  ['domain', { domain: 'a@b@service.org' }],
  ['domain', { domain: 'service.org:80a' }],
  ['domain', { domain: 'serv%2ice.org' }],
  ['domain', { domain: '[::1' }],
  ['domain', { domain: '[::g]' }],
  ['domain', { domain: undefined }],
  ['uri', { uri: 'https://service.org/%zz' }],
  ['uri', { uri: 'https://service.org/a#b#c' }],
  ['uri', { uri: '1https://service.org' }],
  ['uri', { uri: 'https://service.org/[a]' }],
  ['uri', { uri: 'https://service.org:port/' }],
  ['uri', { uri: ' https://service.org' }],
  ['uri', { uri: ['https://service.org'] }],
  ['version', { version: '2' }],
  ['nonce', { nonce: '' }],
  ['statement', { statement: 'a%20b' }],
  ['statement', { statement: null }],
  ['requestId', { requestId: 'a%2' }],
  ['resources', { resources: ['urn:a', 'b'] }],
  ['networkId', { networkId: undefined }],
  ['networkId', { networkId: 'eip155' }],
  ['networkId', { networkId: 'eip155:1:2' }],
  ['networkId', { networkId: `eip155:1${'0'.repeat(32)}` }],
  ['networkId', { ...solana, networkId: 'solana:' }],
  ['networkId', { ...solana, networkId: `solana:${'a'.repeat(33)}` }],
  ['networkId', { ...solana, networkId: 'solana:main net' }],
  ['accountAddress', { accountAddress: undefined }],
  ['accountAddress', { accountAddress: `0x${'A'.repeat(40)}` }],
  ['accountAddress', { accountAddress: `0x${'g'.repeat(40)}` }],
  ['accountAddress', { ...solana, accountAddress: '1'.repeat(31) }],
  ['accountAddress', { ...solana, accountAddress: '1'.repeat(45) }],
  ['accountAddress', { ...solana, accountAddress: `${'1'.repeat(31)}0` }],
])('grammar: the %s of %j is refused', (field, change) => {
  expect(() => formatSiwxMessage(Object.assign({}, ethereum, change))).toThrow(
    expect.objectContaining({ code: 'SIWX_MALFORMED_MESSAGE', field }),
  )
})

test.each<unknown>([
  '2021-00-10T16:25:24Z',
  '2021-13-10T16:25:24Z',
  '2021-09-00T16:25:24Z',
  '2021-09-31T16:25:24Z',
  '2023-02-29T16:25:24Z',
  '2021-09-30T16:60:24Z',
  '2021-09-30T16:25:60Z',
  '2021-09-30T16:25:24+24:00',
  '2021-09-30T16:25:24+00:60',
  '2021-09-30T16:25:24.Z',
  '2021-09-30T16:25:24.5',
  '2021-09-30 16:25:24Z',
  '2021-09-30T16:25:24Z ',
  ' 2021-09-30T16:25:24Z',
  '2021-09-30',
  ['2021-09-30T16:25:24Z'],
  1_633_019_124_000,
  undefined,
])('grammar: %j is no time', (issuedAt) => {
  expect(() => formatSiwxMessage(Object.assign({}, ethereum, { issuedAt }))).toThrow(
    expect.objectContaining({ code: 'SIWX_MALFORMED_MESSAGE', field: 'issuedAt' }),
  )
})

test.each([
  ['mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  ['devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
] as const)('networks: solana:%s is the network of the genesis hash %s', (cluster, hash) => {
  expect(isSameNetwork(`solana:${cluster}`, `solana:${hash}`)).toBe(true)
  const { accountAddress } = solana
  const account = canonicalAccount({ ...solana, networkId: `solana:${cluster}` })
  expect(account).toEqual({ accountAddress, networkId: `solana:${hash}` })
})

test('account: that of an EVM network is told with its checksum', () => {
  const { accountAddress, networkId } = ethereum
  const lower = { ...ethereum, accountAddress: accountAddress.toLowerCase() }
  expect(canonicalAccount(lower)).toEqual({ accountAddress, networkId })
})

test('origin: that of a URI that is no address of the web is empty', () => {
  expect(originOf('https://service.org/login')).toBe('https://service.org')
  expect(originOf('no address')).toBe('')
})
