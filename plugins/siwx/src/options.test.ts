import { createMemoryStorage } from '@latchkey/kernel/testing'
import { base, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { SiweConfig } from './backend/siwe-config'
import { siwxContract } from './contract'
import type { SiwxOptions } from './options'
import { createFakeServer, openSiwx } from './test-support/open-siwx'
import type { SiwxVerifier } from './verify'

const KEY = 'latchkey/1/latchkey/siwx/state'

test('options: getRequired is called each time, and counts instead of required', async () => {
  let isRequired = true
  const page = openSiwx({ backend: createFakeServer(), required: false, getRequired: () => isRequired })
  await page.connect()
  expect(page.api.isRequired()).toBe(true)
  await page.clock.advance(600)
  await expect.poll(page.shownView).toBe('SIWXSignMessage')
  const refused: unknown[] = []
  page.latchkey.on('kernel:close-refused', (refusal) => void refused.push(refusal))
  page.latchkey.close()
  await expect.poll(() => refused.length).toBe(1)
  expect(page.shownView()).toBe('SIWXSignMessage')
  isRequired = false
  expect(page.api.isRequired()).toBe(false)
  page.latchkey.close()
  await expect.poll(page.shownView).toBeUndefined()
})

test.each([
  [undefined, true],
  [true, true],
  [false, false],
])('options: signOutOnDisconnect %s ends the session with the connection: %s', async (given, isEnded) => {
  const server = createFakeServer()
  const options = given === undefined ? {} : { signOutOnDisconnect: given }
  const page = openSiwx({ backend: server, ...options })
  await page.connect()
  await page.api.sign()
  await page.disconnect()
  expect([page.status(), server.session() === undefined]).toEqual(['disconnected', isEnded])
  expect(page.latchkey.read(siwxContract).stored === undefined).toBe(isEnded)
  await page.connect()
  expect(page.status()).toBe(isEnded ? 'signed-out' : 'signed-in')
})

function siwe(change: Partial<SiweConfig> = {}): SiweConfig {
  let signedIn: { readonly address: string; readonly chainId: number } | null = null
  return {
    getNonce: async () => 'abcdefgh1',
    verifyMessage: async () => true,
    getSession: async () => signedIn,
    async signOut() {
      signedIn = null
      return true
    },
    onSignIn(session) {
      signedIn = session ?? null
    },
    ...change,
  }
}

test.each<[string, SiwxOptions, 'signed-in' | 'signed-out']>([
  ['options', { backend: createFakeServer() }, 'signed-in'],
  ['options with true', { backend: createFakeServer(), signOutOnNetworkChange: true }, 'signed-out'],
  ['siweConfig', { siweConfig: siwe() }, 'signed-out'],
  ['siweConfig with false', { siweConfig: siwe({ signOutOnNetworkChange: false }) }, 'signed-in'],
])('options: with %s, a network switch leaves the user %s', async (_name, options, status) => {
  const page = openSiwx(options)
  await page.connect(mainnet.id)
  await page.api.sign()
  expect(page.status()).toBe('signed-in')
  await page.connect(base.id)
  expect(page.status()).toBe(status)
})

test('options: of siweConfig, required and signOutOnDisconnect are used', async () => {
  let signOuts = 0
  const signOut = async () => {
    signOuts += 1
    return true
  }
  const page = openSiwx({ siweConfig: siwe({ required: false, signOutOnDisconnect: false, signOut }) })
  expect(page.api.isRequired()).toBe(false)
  await page.connect()
  await page.api.sign()
  await page.disconnect()
  expect(signOuts).toBe(0)
})

test('options: keys of siweConfig that are ignored are named in the log', async () => {
  const page = openSiwx({ siweConfig: siwe({ sessionRefetchIntervalMs: 1_000 }) })
  await page.connect()
  expect(page.logger.lines).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      id: 'siwx',
      text: expect.stringContaining("'sessionRefetchIntervalMs'"),
    }),
  )
})

/** A verifier that accepts the one signature of the fake wallet. */
const verifiers: readonly SiwxVerifier[] = [
  {
    namespace: 'eip155',
    verify: async ({ signature }) =>
      signature === '0x01' ? { valid: true, type: 'eip191' } : { valid: false, code: 'SIGNATURE_INVALID' },
  },
]

test('storage: the session is kept there alone, and found there at the next visit', async () => {
  const storage = createMemoryStorage()
  const first = openSiwx({ verifiers, storage })
  await first.connect()
  await first.api.sign()
  await expect.poll(() => storage.entries.get(KEY)).toContain('"signature":"0x01"')
  expect([...first.storage.entries.keys()].filter((key) => key.includes('siwx'))).toEqual([])
  first.latchkey.dispose()

  const second = openSiwx({ verifiers, storage })
  await second.connect()
  await expect.poll(second.status).toBe('signed-in')
  expect(second.prompts).toEqual([])
  await second.api.signOut()
  await expect.poll(() => storage.entries.get(KEY)).toContain('"stored":null')
  second.latchkey.dispose()
})

test.each<[string, (text: string) => string]>([
  ['no JSON', () => 'signed in'],
  ['a session of another shape', (text) => text.replace('"accountAddress"', '"account"')],
  ['a session with another signature', (text) => text.replace('"0x01"', '"0x02"')],
  ['a message of another page', (text) => text.replaceAll('host.example', 'evil.example')],
])('storage: %s is not used', async (_name, change) => {
  const storage = createMemoryStorage()
  const first = openSiwx({ verifiers, storage })
  await first.connect()
  await first.api.sign()
  await expect.poll(() => storage.entries.has(KEY)).toBe(true)
  first.latchkey.dispose()
  const second = openSiwx({
    verifiers,
    storage: createMemoryStorage({ [KEY]: change(storage.entries.get(KEY) ?? '') }),
  })
  await second.connect()
  await expect.poll(second.status).toBe('signed-out')
  second.latchkey.dispose()
})

test('storage: where it fails, signing in works, and the log says so', async () => {
  const fails = (): Promise<never> => Promise.reject(new TypeError('closed'))
  const storage = { get: fails, set: fails, remove: fails, onChange: () => () => undefined }
  const page = openSiwx({ verifiers, storage })
  await page.connect()
  await page.api.sign()
  expect(page.status()).toBe('signed-in')
  await expect
    .poll(() => page.logger.lines)
    .toContainEqual(expect.objectContaining({ level: 'warn', id: 'siwx', text: 'Storage failed.' }))
})
