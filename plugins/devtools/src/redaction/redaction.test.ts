import { expect, test } from 'vitest'
import { writeReport } from '../report'
import { createRecordedPage } from '../test-support/recorded-page'
import { describeShape, redact } from './redact'
import { redactLink, redactText } from './redact-text'
import { isSecretName } from './secret-name'
import { shortenAddresses, withShortAddresses } from './shorten-addresses'

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
/** Each is a secret by its form or by the name under which it stands below. */
const canaries = {
  privateKey: `0x${'4c0883a6'.repeat(8)}`,
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl',
  email: 'canary.person@mail.example',
  phrase: PHRASE,
  projectId: '0123456789abcdef0123456789abcdef',
  token: 'canary-token',
  pairing: 'wc:topiccanary@2?relay-protocol=irn&symKey=feed',
  base58: `${'5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3'}xyz`,
  query: 'canaryquery',
  user: 'canaryuser',
}
const values = Object.values(canaries)

test.each([
  ['a private key', `key ${canaries.privateKey}.`, 'key 0x‹hex of 32 bytes or more›.'],
  ['a token', `Bearer ${canaries.jwt}`, 'Bearer ‹JWT›'],
  ['an email', `to ${canaries.email}`, 'to ‹email›'],
  ['an encoded email', 'q=a%40mail.example', '‹email›'],
  ['a phrase', PHRASE, '‹words like a recovery phrase›'],
  ['a project id', canaries.projectId, '‹id›'],
  ['a pairing link', canaries.pairing, '‹pairing link›'],
  ['a long key', canaries.base58, '‹48 or more characters›'],
])('redact text: hides %s', (_name, text, shown) => {
  expect(redactText(text)).toMatch(shown)
  for (const value of values) expect(redactText(text)).not.toContain(value)
})

test('redact text: keeps sentences, amounts, ids of networks and addresses', () => {
  for (const text of [
    'The wallet is on another network.',
    '1234567890123456789',
    'eip155:8453',
    '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
    'Switch to Base, then try again and wait',
  ])
    expect(redactText(text)).toBe(text)
})

test('redact link: drops user, values of the query and fragment, and hides secrets in the path', () => {
  expect(redactLink(`https://${canaries.user}:pw@host.example/a?x=${canaries.query}&y=1#frag`)).toBe(
    'https://host.example/a?x=…&y=…',
  )
  expect(redactLink(`https://host.example/v3/${canaries.projectId}`)).toBe('https://host.example/v3/‹id›')
})

test('redact: hides by name at any depth, and keeps what is true or false', () => {
  expect(
    redact({ auth: { access_token: 'x', list: [{ 'Set-Cookie': 'y' }] }, email: true, tokens: ['USDC'] }),
  ).toEqual({
    auth: {
      access_token: '‹hidden: text, 1 characters›',
      list: [{ 'Set-Cookie': '‹hidden: text, 1 characters›' }],
    },
    email: true,
    tokens: ['USDC'],
  })
  expect(redact({ secret: { inner: 'x', count: 3 } })).toEqual({
    secret: { inner: '‹hidden: text, 1 characters›', count: '‹hidden: number›' },
  })
})

test('redact: ends with what contains itself, is deep, long or no data, and runs no getter', () => {
  const loop: { self?: unknown } = {}
  loop.self = loop
  const trap = Object.defineProperty({}, 'x', { enumerable: true, get: () => expect.unreachable() })
  expect(redact(loop)).toEqual({ self: '‹contains itself›' })
  expect(redact(trap)).toEqual({ x: '‹getter›' })
  expect(redact([new Map(), () => 1, 5n, Number.NaN, undefined])).toEqual([
    '‹Map›',
    '‹function›',
    '5n',
    'NaN',
    '‹undefined›',
  ])
  expect(JSON.stringify(redact(Array.from({ length: 1000 }, () => ({ a: [1] })))).length).toBeLessThan(5000)
  expect(String(redact('ab '.repeat(9000))).length).toBeLessThan(400)
})

test('redact: an error keeps its name, code and causes', () => {
  const error = Object.assign(new Error(`Mail to ${canaries.email}`), { code: 4001, cause: new Error('why') })
  expect(redact(error)).toEqual({
    name: 'Error',
    errorCode: 4001,
    message: 'Mail to ‹email›',
    cause: { name: 'Error', message: 'why' },
  })
})

test('secret names: are known in every spelling, and common names are not taken for them', () => {
  for (const name of [
    'projectId',
    'PROJECT_ID',
    'x-api-key',
    'idToken',
    'Authorization',
    'symKey',
    'seed',
    'nonce',
  ])
    expect([name, isSecretName(name)]).toEqual([name, true])
  for (const name of ['tokens', 'address', 'networkId', 'codec', 'name', 'status'])
    expect([name, isSecretName(name)]).toEqual([name, false])
})

test('shape: says type and length only', () => {
  expect(['secret', [1, 2], { a: 1 }, null, 7].map(describeShape)).toEqual([
    'text, 6 characters',
    'list of 2',
    'object of 1',
    'null',
    'number',
  ])
})

test('addresses: of EVM and Solana are shortened, in names too', () => {
  expect(shortenAddresses('eip155:1:0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBe('eip155:1:0x71C7…976F')
  expect(withShortAddresses({ '7EYnhQoR9YM3N7UoaKRoA44Uy8JeaZV3qyouov87awMs': [1] })).toEqual({
    '7EYnhQ…awMs': [1],
  })
})

test('recording: neither what is kept nor the report holds a canary, wherever the page put it', async () => {
  const page = createRecordedPage({
    options: { projectId: canaries.projectId },
    answer: async () => canaries.privateKey,
    reply: async () => ({ session: canaries.jwt, words: PHRASE }),
  })
  const { api, recorder, recording } = page
  const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
  api.write({ text: PHRASE, access: { token: canaries.token, deep: { [canaries.email]: canaries.jwt } } })
  api.write({ lines: [canaries.privateKey, canaries.pairing, canaries.base58, address] })
  api.write({ access: {} })
  api.warn(`Wrote to ${canaries.email}`)
  api.fail(Object.assign(new Error(`Refused ${canaries.jwt}`), { cause: new Error(canaries.projectId) }))
  await api.send([{ message: PHRASE, key: canaries.privateKey }, canaries.email])
  await api.fetch({
    url: `https://${canaries.user}@host.example/${canaries.projectId}?q=${canaries.query}`,
    headers: { authorization: canaries.token },
    body: { token: canaries.token },
  })
  await page.clock.advance(1)
  const kept = JSON.stringify(recorder.entries())
  const report = writeReport(recording, 'Test')
  for (const value of values) {
    expect(kept).not.toContain(value)
    expect(report).not.toContain(value)
  }
  expect(kept).toContain(address)
  expect(report).not.toContain(address)
  expect(report).toContain('0x71C7…976F')
})
