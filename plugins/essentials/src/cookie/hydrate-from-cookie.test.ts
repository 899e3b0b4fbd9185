import { createFakeBrowser, createMemoryStorage, createRecordingLogger } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { createLatchkey, essentials } from '../index'
import { accountCookie, accountCookieContract, hydrateFromCookie, rememberedAccount } from './index'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const VALUE = `1/eip155:1:${ADDRESS}`
const FIRST_VISIT = '{"version":1,"states":{}}'

test('hydrateFromCookie: returns the account, and nothing else of the header', () => {
  const text = hydrateFromCookie(`session=secret; latchkey-account=${VALUE}; theme=dark`)
  expect(text).toBe(`{"version":1,"states":{"accountCookie":{"accountId":"eip155:1:${ADDRESS}"}}}`)
})

test.each([
  ['no header', undefined],
  ['no header, as Headers say it', null],
  ['another cookie', `my-latchkey-account=${VALUE}`],
  ['another cookie with a name as long', `another-accounts=${VALUE}`],
  ['a foreign version', `latchkey-account=2/eip155:1:${ADDRESS}`],
  ['no version', `latchkey-account=eip155:1:${ADDRESS}`],
  ['more than one account', `latchkey-account=${VALUE}/eip155:1:${ADDRESS}`],
  ['an address that is too short', 'latchkey-account=1/eip155:1:0x7099'],
  ['an encoded address', 'latchkey-account=1/solana:1:%3Cscript%3E'],
  ['markup', 'latchkey-account=1/solana:1:<script>'],
  ['direction marks', 'latchkey-account=1/solana:1:abc\u202Edef'],
  ['no address', 'latchkey-account=1/eip155:1'],
  ['an empty value', 'latchkey-account='],
  ['a long value', `latchkey-account=1/solana:1:${'a'.repeat(4000)}`],
  ['binary', 'latchkey-account=\u0000\uFFFF'],
])('hydrateFromCookie: %s is a first visit', (_what, header) => {
  expect(hydrateFromCookie(header)).toBe(FIRST_VISIT)
})

test('hydrateFromCookie: a malformed cookie of a parent domain does not hide the one of the page', () => {
  expect(hydrateFromCookie(`latchkey-account=x; latchkey-account=${VALUE}`)).toContain(ADDRESS)
})

test('hydrateFromCookie: reads the cookie of the given name', () => {
  expect(hydrateFromCookie(`latchkey-account=x; mine=${VALUE}`, { name: 'mine' })).toContain(ADDRESS)
})

test('hydrateFromCookie: reads accounts of other chains, whose addresses are of any length', () => {
  const accountId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  expect(JSON.parse(hydrateFromCookie(`latchkey-account=1/${accountId}`)).states).toEqual({
    accountCookie: { accountId },
  })
})

const latchkeyFrom = (hydrateFrom: string) =>
  createLatchkey({
    plugins: [...essentials(), accountCookie()],
    ports: {
      storage: createMemoryStorage(),
      logger: createRecordingLogger(),
      browser: { ...createFakeBrowser(), available: false },
    },
    hydrateFrom,
  })

test('account cookie: on a server the account is remembered, and nothing is connected', async () => {
  const latchkey = latchkeyFrom(hydrateFromCookie(`latchkey-account=${VALUE}`))
  const session = latchkey.read(sessionContract)
  expect(rememberedAccount(session, latchkey.read(accountCookieContract))).toEqual({
    namespace: 'eip155',
    networkId: 'eip155:1',
    address: ADDRESS,
  })
  expect(latchkey.get(sessionContract).active()).toBeUndefined()
  expect(session.connections).toEqual({})
  const handed = latchkeyFrom(latchkey.dehydrate())
  expect(handed.read(accountCookieContract)).toEqual({ accountId: `eip155:1:${ADDRESS}` })
})

test('account cookie: on a server without a cookie no account is remembered', () => {
  const latchkey = latchkeyFrom(hydrateFromCookie(undefined))
  const cookie = latchkey.read(accountCookieContract)
  expect(rememberedAccount(latchkey.read(sessionContract), cookie)).toBeUndefined()
})

test.each([{ accountId: 'eip155:1:0x1' }, { accountId: 7 }, { accountId: { toString: null } }, null, 'x'])(
  'account cookie: the hydrated state %j is ignored',
  (accountCookie) => {
    const latchkey = latchkeyFrom(JSON.stringify({ version: 1, states: { accountCookie } }))
    expect(latchkey.read(accountCookieContract)).toEqual({ accountId: undefined })
  },
)
