import { expect, test } from 'vitest'
import { ethereum, solana } from '../test-support/messages'
import { formatSiwxMessage, isSameNetwork, parseSiwxMessage, type SiwxMessage } from '.'

test('format: an Ethereum message equals the example of EIP-4361 byte for byte', () => {
  const text = formatSiwxMessage({
    ...ethereum,
    statement: 'I accept the ServiceOrg Terms of Service: https://service.org/tos',
    expirationTime: '2021-09-30T17:25:24Z',
    notBefore: '2021-09-30T16:25:24Z',
    requestId: 'some-id',
    resources: [
      'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
      'https://example.com/my-web2-claim.json',
    ],
  })
  expect(text).toBe(
    [
      'service.org wants you to sign in with your Ethereum account:',
      '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      '',
      'I accept the ServiceOrg Terms of Service: https://service.org/tos',
      '',
      'URI: https://service.org/login',
      'Version: 1',
      'Chain ID: 1',
      'Nonce: 32891756',
      'Issued At: 2021-09-30T16:25:24Z',
      'Expiration Time: 2021-09-30T17:25:24Z',
      'Not Before: 2021-09-30T16:25:24Z',
      'Request ID: some-id',
      'Resources:',
      '- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
      '- https://example.com/my-web2-claim.json',
    ].join('\n'),
  )
})

test('format: without a statement an Ethereum message has two empty lines, a Solana message one', () => {
  expect(formatSiwxMessage(ethereum)).toContain('6Cc2\n\n\nURI: https://service.org/login\nVersion: 1\n')
  expect(formatSiwxMessage(solana)).toBe(
    [
      'service.org wants you to sign in with your Solana account:',
      'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
      '',
      'URI: https://service.org/login',
      'Version: 1',
      'Chain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'Nonce: 32891756',
      'Issued At: 2021-09-30T16:25:24Z',
    ].join('\n'),
  )
})

const refusedFields: readonly (readonly [string, string, Partial<SiwxMessage>])[] = [
  ['a statement with a line feed', 'statement', { statement: 'Hello\nURI: https://evil.example' }],
  ['a statement with a carriage return', 'statement', { statement: 'Hello\rworld' }],
  ['a letter outside ASCII', 'statement', { statement: 'Grüße' }],
  ['a quotation mark', 'statement', { statement: 'the "terms"' }],
  ['a statement like the first line', 'statement', { statement: 'b.org wants you to sign in with your' }],
  ['a nonce of seven digits', 'nonce', { nonce: '1234567' }],
  ['a nonce with a hyphen', 'nonce', { nonce: '1234-5678' }],
  ['a nonce with a line feed', 'nonce', { nonce: 'abcdefgh\nURI: x' }],
  ['a wrong checksum', 'accountAddress', { accountAddress: '0xc02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' }],
  ['a short address', 'accountAddress', { accountAddress: '0xC02a' }],
  ['an address of another chain', 'accountAddress', { accountAddress: solana.accountAddress }],
  ['an empty scheme', 'scheme', { scheme: '' }],
  ['a scheme with its separator', 'scheme', { scheme: 'https://' }],
  ['an empty domain', 'domain', { domain: '' }],
  ['a domain with a scheme', 'domain', { domain: 'https://service.org' }],
  ['a domain with a path', 'domain', { domain: 'service.org/login' }],
  ['a domain with a space', 'domain', { domain: 'a.org wants' }],
  ['a relative URI', 'uri', { uri: '/login' }],
  ['a URI with a space', 'uri', { uri: 'https://service.org/a b' }],
  ['a malformed time', 'issuedAt', { issuedAt: 'yesterday' }],
  ['a day that does not exist', 'issuedAt', { issuedAt: '2021-02-30T16:25:24Z' }],
  ['a time without time zone', 'expirationTime', { expirationTime: '2021-09-30T16:25:24' }],
  ['an hour that does not exist', 'notBefore', { notBefore: '2021-09-30T24:25:24Z' }],
  ['a request id with a slash', 'requestId', { requestId: 'a/b' }],
  ['a resource that is no URI', 'resources', { resources: ['claim'] }],
  ['another namespace', 'networkId', { networkId: 'bip122:000000000019d6689c085ae165831e93' }],
  ['a chain id with a leading zero', 'networkId', { networkId: 'eip155:01' }],
  ['a chain id in hex', 'networkId', { networkId: 'eip155:0x1' }],
]

test.each(refusedFields)('format: refuses %s and names the field', (_, field, change) => {
  expect(() => formatSiwxMessage({ ...ethereum, ...change })).toThrow(
    expect.objectContaining({ code: 'SIWX_MALFORMED_MESSAGE', field }),
  )
})

const text = formatSiwxMessage({ ...ethereum, statement: 'Hello', requestId: 'r1' })
const refusedTexts: readonly (readonly [string, string])[] = [
  ['an empty text', ''],
  ['a line feed at the end', `${text}\n`],
  ['a leading space', ` ${text}`],
  ['Windows line ends', text.replaceAll('\n', '\r\n')],
  ['one empty line too few', formatSiwxMessage(ethereum).replace('\n\n\n', '\n\n')],
  ['fields in another order', text.replace(/(Version: 1)\n(Chain ID: 1)/, '$2\n$1')],
  ['a CAIP-2 id as chain id', text.replace('Chain ID: 1', 'Chain ID: eip155:1')],
  ['a field twice', text.replace('Version: 1', 'Version: 1\nVersion: 1')],
  ['a scheme twice', `https://https://${text}`],
  ['a scheme without name', `://${text}`],
  ['an EVM chain id with its namespace', text.replace('Chain ID: 1', 'Chain ID: eip155:1')],
  ['version 2', text.replace('Version: 1', 'Version: 2')],
  ['an unknown blockchain', text.replace('Ethereum', 'Bitcoin')],
  ['Solana with an EVM address', text.replace('Ethereum', 'Solana')],
  ['the name of an inherited property as blockchain', text.replace('Ethereum', 'constructor')],
  ['a text of 8,193 characters', text.replace('Hello', 'a'.repeat(8_193 - text.length + 5))],
]

test.each(refusedTexts)('parse: refuses %s', (_, refused) => {
  expect(() => parseSiwxMessage(refused)).toThrow(expect.objectContaining({ code: 'SIWX_MALFORMED_MESSAGE' }))
})

test('format: a text that is too long to be read is refused before it is signed', () => {
  const statementOf = (length: number): SiwxMessage => ({ ...ethereum, statement: 'a'.repeat(length) })
  const most = 8_192 - formatSiwxMessage(statementOf(0)).length
  expect(parseSiwxMessage(formatSiwxMessage(statementOf(most)))).toEqual(statementOf(most))
  expect(() => formatSiwxMessage(statementOf(most + 1))).toThrow(expect.objectContaining({ field: 'text' }))
})

test('parse: an address in lower case is accepted and returned unchanged', () => {
  const accountAddress = ethereum.accountAddress.toLowerCase()
  const lower = formatSiwxMessage({ ...ethereum, accountAddress })
  expect(parseSiwxMessage(lower)).toEqual({ ...ethereum, accountAddress })
})

test('parse: the scheme before the domain is read, and written again', () => {
  const message = { ...ethereum, scheme: 'https' }
  const written = formatSiwxMessage(message)
  expect(written.startsWith('https://service.org wants you to sign in')).toBe(true)
  expect(parseSiwxMessage(written)).toEqual(message)
})

test('parse: on Solana two empty lines and the whole id are read as what is written', () => {
  const other = formatSiwxMessage(solana)
    .replace('\n\nURI', '\n\n\nURI')
    .replace('Chain ID: ', 'Chain ID: solana:')
  expect(parseSiwxMessage(other)).toEqual(solana)
  expect(() => parseSiwxMessage(other.replace('solana:5eykt', 'solana:solana:5eykt'))).toThrow()
  expect(() => parseSiwxMessage(other.replace('solana:5eykt', 'eip155:5eykt'))).toThrow()
})

test('networks: a Wallet Standard id and the genesis hash of its cluster are the same network', () => {
  expect(isSameNetwork('solana:mainnet', solana.networkId)).toBe(true)
  expect(isSameNetwork('solana:devnet', solana.networkId)).toBe(false)
  expect(isSameNetwork('eip155:1', 'eip155:1')).toBe(true)
  expect(isSameNetwork('eip155:1', 'eip155:10')).toBe(false)
})
