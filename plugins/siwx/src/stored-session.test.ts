import { expect, test } from 'vitest'
import { parseStored } from './stored-session'

const session = { accountAddress: '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA', networkId: 'eip155:1' }
const cacao = { h: { t: 'caip122' }, p: { iss: 'did:pkh' }, s: { t: 'eip191', s: '0x01' } }

test('stored: a session keeps its times and its proof', () => {
  const stored = {
    ...session,
    expirationTime: '2026-01-01T00:00:00Z',
    proof: { text: 'text', signature: '0x01', cacao },
  }
  expect(parseStored({ stored })).toEqual({ stored, isSignOutOwed: false })
})

test.each([
  ['undefined', undefined],
  ['a text', 'session'],
  ['an object without account', { networkId: 'eip155:1' }],
  ['an empty account', { ...session, accountAddress: '' }],
  ['an account of 100,001 letters', { ...session, accountAddress: 'a'.repeat(100_001) }],
  ['an object without network', { accountAddress: session.accountAddress }],
  ['a network that is not a CAIP-2 id', { ...session, networkId: 'ethereum' }],
  ['an end of another type', { ...session, expirationTime: 5 }],
  ['an end that is null', { ...session, expirationTime: null }],
  ['a proof without signature', { ...session, proof: { text: 'text' } }],
])('stored: refuses %s as session', (_name, stored) => {
  expect(parseStored({ stored })?.stored).toBeUndefined()
})

test('stored: unknown fields are removed', () => {
  const stored = { ...session, admin: true, proof: { text: 'text', signature: '0x01', more: 1 } }
  expect(parseStored({ stored })).toEqual({
    stored: { ...session, proof: { text: 'text', signature: '0x01' } },
    isSignOutOwed: false,
  })
})

test.each([
  ['there is no session', null],
  ['the stored session is malformed', { ...session, accountAddress: '' }],
])('stored: an unconfirmed sign-out is kept when %s', (_name, stored) => {
  expect(parseStored({ stored, isSignOutOwed: true })).toEqual({ stored: undefined, isSignOutOwed: true })
  expect(parseStored({ stored, isSignOutOwed: 'true' })?.isSignOutOwed ?? false).toBe(false)
})
