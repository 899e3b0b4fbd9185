import { ADDRESS } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { ServerClient } from '../client/server-client'
import type { SiwxSession } from '../contract'
import { formatSiwxMessage, type SiwxMessage } from '../message'
import { createServerBackend } from './create-backend'

const { signal } = new AbortController()
const account = { accountAddress: ADDRESS, networkId: 'eip155:1' } as const
const issuedAt = '2026-01-01T00:00:00Z'
const known: SiwxSession = {
  ...account,
  issuedAt,
  notBefore: issuedAt,
  expirationTime: '2026-01-02T00:00:00Z',
}
const message: SiwxMessage = {
  ...known,
  domain: 'shop.example',
  uri: 'https://shop.example/',
  version: '1',
  nonce: 'abcdefgh1',
  issuedAt,
}
const signed = { text: formatSiwxMessage(message), message, signature: '0x01' }

/** A backend over a server that does not answer but as the test says. */
function openServer(change: Partial<ServerClient>, stored?: SiwxSession) {
  const never = () => new Promise<never>(() => undefined)
  const client = { nonce: never, verify: never, session: never, signOut: never, ...change }
  return createServerBackend(client, () => stored)
}

test('server: EVM and Solana accounts sign in, and the nonce is that of the server', async () => {
  const signals: unknown[] = []
  const backend = openServer({
    async nonce(given) {
      signals.push(given)
      return { nonce: 'abcdefgh1', issuedAt }
    },
  })
  expect(backend.namespaces).toEqual(['eip155', 'solana'])
  expect(await backend.nonce(ADDRESS, signal)).toEqual({ nonce: 'abcdefgh1', issuedAt })
  expect(signals).toEqual([signal])
})

test('server: what it accepts begins a session of its account, with the times of the message', async () => {
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const seen: unknown[] = []
  const backend = openServer({
    async verify(text, signature) {
      seen.push({ text, signature })
      return { ok: true, session: { ...account, accountAddress: other } }
    },
  })
  expect(await backend.add(signed)).toEqual({ ...known, accountAddress: other })
  expect(seen).toEqual([{ text: signed.text, signature: '0x01' }])
})

test('server: what it refuses begins none, and its reason is told', async () => {
  const backend = openServer({ verify: async () => ({ ok: false, code: 'NONCE_EXPIRED' }) })
  await expect(backend.add(signed)).rejects.toMatchObject({ code: 'SIWX_REFUSED', reason: 'NONCE_EXPIRED' })
})

test.each([
  ['of the account that the page stored has the stored times', account, known],
  ['of an address in lower case too', { ...account, accountAddress: ADDRESS.toLowerCase() }, known],
] as const)('server: a session %s', async (_what, session, stored) => {
  const backend = openServer({ session: async () => session }, stored)
  expect(await backend.current(signal)).toEqual({ ...known, ...session })
})

test('server: a session of another account than the stored one has no times of it', async () => {
  const session = { ...account, accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
  expect(await openServer({ session: async () => session }, known).current(signal)).toEqual(session)
  expect(await openServer({ session: async () => session }).current(signal)).toEqual(session)
})

test('server: nobody is signed in where it has no session, whatever the page stored', async () => {
  expect(await openServer({ session: async () => undefined }, known).current(signal)).toBeUndefined()
})

test('server: it ends the session, or says why not', async () => {
  const answers = [Promise.resolve(), Promise.reject(new TypeError('away'))]
  const backend = openServer({ signOut: () => answers.shift() ?? Promise.resolve() })
  await backend.signOut()
  await expect(backend.signOut()).rejects.toThrow('away')
  expect(answers).toEqual([])
})
