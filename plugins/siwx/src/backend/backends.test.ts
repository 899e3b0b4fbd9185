import { expect, test } from 'vitest'
import type { SessionProof, SiwxSession } from '../contract'
import { formatSiwxMessage, type SiwxMessage } from '../message'
import type { SignatureRefusal, SignatureResult, SiwxVerifier } from '../verify/verifier'
import type { SignedMessage } from './backend'
import { createPageBackend } from './page-backend'
import { createSiweBackend, type SiweConfig } from './siwe-config'

const ANA = '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA'
const { signal } = new AbortController()

function signed(nonce: string, change: Partial<SiwxMessage> = {}): SignedMessage {
  const message: SiwxMessage = {
    domain: 'shop.example',
    uri: 'https://shop.example/',
    version: '1',
    nonce,
    issuedAt: new Date(0).toISOString(),
    accountAddress: ANA,
    networkId: 'eip155:1',
    ...change,
  }
  return { text: formatSiwxMessage(message), message, signature: '0x01' }
}

/**
 * Creates a page backend with a fake verifier, and counts the verifications.
 * @param code the refusal of the verifier; without it every signature is valid
 */
function openPage(code?: SignatureRefusal) {
  const seen = {
    verified: 0,
    stored: undefined as SiwxSession | undefined,
    awaited: undefined as SessionProof | undefined,
  }
  const verifier: SiwxVerifier = {
    namespace: 'eip155',
    async verify() {
      seen.verified += 1
      return code ? { valid: false, code } : { valid: true, type: 'eip191' }
    },
  }
  const backend = createPageBackend({
    verifiers: [verifier],
    origin: 'https://shop.example',
    stored: () => seen.stored,
    awaited: () => seen.awaited,
    randomId: () => '0123456789abcdef0123456789abcdef',
  })
  return { backend, seen }
}

test('page: a signed message begins a session, and each nonce is accepted once', async () => {
  const { backend } = openPage()
  const { nonce } = await backend.nonce(ANA, signal)
  const message = signed(nonce)
  const { text, signature } = message
  const begun = { accountAddress: ANA, networkId: 'eip155:1', proof: { text, signature } }
  await expect(backend.add(message)).resolves.toMatchObject(begun)
  await expect(backend.add(message)).rejects.toMatchObject({ reason: 'NONCE_USED' })
})

test('page: accounts sign in whose signatures a verifier of the host verifies', () => {
  const { backend } = openPage()
  expect(backend.namespaces).toEqual(['eip155'])
})

test('page: a nonce has letters and digits alone, and what a wallet signed while pairing is kept', async () => {
  const page = createPageBackend({
    verifiers: [{ namespace: 'eip155', verify: async () => ({ valid: true, type: 'eip191' }) }],
    origin: 'https://shop.example',
    stored: () => undefined,
    awaited: () => undefined,
    randomId: () => '01234567-89ab-cdef',
  })
  const cacao = { h: { t: 'caip122' }, p: { iss: 'did:pkh' }, s: { t: 'eip191', s: '0x01' } } as const
  expect(await page.nonce(ANA, signal)).toEqual({ nonce: '0123456789abcdef' })
  const { proof } = await page.add({ ...signed('0123456789abcdef'), cacao })
  expect(proof).toMatchObject({ signature: '0x01', cacao })
})

test('page: a session that was just verified is not verified again, and one with another signature is', async () => {
  const { backend, seen } = openPage()
  const { nonce } = await backend.nonce(ANA, signal)
  const session = await backend.add(signed(nonce))
  expect(session.proof).toEqual({ text: signed(nonce).text, signature: '0x01' })
  seen.stored = session
  expect(await backend.current(signal)).toEqual(session)
  expect(seen.verified).toBe(1)
  seen.stored = { ...session, proof: { text: signed(nonce).text, signature: '0x02' } }
  await backend.current(signal)
  expect(seen.verified).toBe(2)
})

test('page: what the owners had not confirmed before a reload begins a session, and no other of that nonce', async () => {
  const { backend, seen } = openPage()
  const message = signed('nonceofearlier')
  const { text, signature } = message
  seen.awaited = { text, signature }
  await expect(backend.add(signed('nonceofearlier', { statement: 'More' }))).rejects.toMatchObject({
    reason: 'NONCE_USED',
  })
  await expect(backend.add(message)).resolves.toMatchObject({ accountAddress: ANA })
})

test('page: a nonce that the page did not issue is refused before the signature is verified', async () => {
  const { backend, seen } = openPage()
  await expect(backend.add(signed('someothernonce'))).rejects.toMatchObject({ reason: 'NONCE_USED' })
  expect(seen.verified).toBe(0)
})

test.each(['SIGNATURE_PENDING', 'NODE_UNREACHABLE'] as const)(
  'page: after %s the same signature may be sent again, and once it is valid no more',
  async (code) => {
    let isDecided = false
    const verify = async (): Promise<SignatureResult> =>
      isDecided ? { valid: true, type: 'eip1271' } : { valid: false, code }
    const page = createPageBackend({
      verifiers: [{ namespace: 'eip155', verify }],
      origin: 'https://shop.example',
      stored: () => undefined,
      awaited: () => undefined,
      randomId: () => 'abcdefgh1',
    })
    await page.nonce(undefined, signal)
    const message = { ...signed('abcdefgh1'), signature: '0x' }
    await expect(page.add(message)).rejects.toMatchObject({ reason: code })
    await expect(page.add(message)).rejects.toMatchObject({ reason: code })
    isDecided = true
    expect(await page.add(message)).toMatchObject({ accountAddress: ANA })
    await expect(page.add(message)).rejects.toMatchObject({ reason: 'NONCE_USED' })
  },
)

test('page: a signature that is not valid begins no session', async () => {
  const { backend } = openPage('SIGNATURE_INVALID')
  const { nonce } = await backend.nonce(ANA, signal)
  await expect(backend.add(signed(nonce))).rejects.toMatchObject({ reason: 'SIGNATURE_INVALID' })
})

test('page: a stored session is used only with a valid signature for this page', async () => {
  const { text, signature } = signed('abcdefgh1')
  const session = { accountAddress: ANA, networkId: 'eip155:1' } as const
  const good = openPage()
  good.seen.stored = session
  await expect(good.backend.current(signal)).resolves.toBeUndefined()
  good.seen.stored = { ...session, proof: { text, signature } }
  await expect(good.backend.current(signal)).resolves.toMatchObject(session)
  const foreign = signed('abcdefgh1', { domain: 'evil.example', uri: 'https://evil.example/' })
  good.seen.stored = { ...session, proof: { text: foreign.text, signature } }
  await expect(good.backend.current(signal)).resolves.toBeUndefined()
  const forged = openPage('SIGNATURE_INVALID')
  forged.seen.stored = { ...session, proof: { text, signature } }
  await expect(forged.backend.current(signal)).resolves.toBeUndefined()
})

test('page: the account of a stored session is read from the signed message, not from other stored fields', async () => {
  const { backend, seen } = openPage()
  const { text, signature } = signed('abcdefgh1')
  const accountAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  seen.stored = { accountAddress, networkId: 'eip155:1', proof: { text, signature } }
  await expect(backend.current(signal)).resolves.toMatchObject({ accountAddress: ANA })
})

test('page: current() rejects when the node that verifies a stored session is unreachable', async () => {
  const { backend, seen } = openPage('NODE_UNREACHABLE')
  const { text, signature } = signed('abcdefgh1')
  seen.stored = { accountAddress: ANA, networkId: 'eip155:1', proof: { text, signature } }
  await expect(backend.current(signal)).rejects.toMatchObject({ reason: 'NODE_UNREACHABLE' })
})

test('page: a stored session that the owners of a contract have taken back is none', async () => {
  const { backend, seen } = openPage('SIGNATURE_PENDING')
  const { text } = signed('abcdefgh1')
  seen.stored = { accountAddress: ANA, networkId: 'eip155:1', proof: { text, signature: '0x' } }
  await expect(backend.current(signal)).resolves.toBeUndefined()
})

function siwe(change: Partial<SiweConfig> = {}, results: readonly SignatureResult[] = []) {
  let asked = 0
  const notifications: unknown[] = []
  const backend = createSiweBackend(
    {
      getNonce: async (accountAddress) => `nonce-of-${accountAddress}`,
      verifyMessage: async () => true,
      getSession: async () => ({ address: ANA, chainId: 10 }),
      signOut: async () => true,
      onSignIn: (session) => void notifications.push(session),
      onSignOut: () => void notifications.push('out'),
      ...change,
    },
    async () => {
      asked += 1
      return results[asked - 1] ?? { valid: false, code: 'NETWORK_UNSUPPORTED' }
    },
  )
  return { backend, notifications, asked: () => asked }
}

test('siweConfig: nonce, session, sign-in and sign-out call the methods of the host', async () => {
  const { backend, notifications } = siwe()
  expect(await backend.nonce(ANA, signal)).toEqual({ nonce: `nonce-of-${ANA}` })
  await expect(backend.current(signal)).resolves.toEqual({ accountAddress: ANA, networkId: 'eip155:10' })
  await backend.add(signed('abcdefgh1'))
  await backend.signOut()
  expect(notifications).toEqual([{ address: ANA, chainId: 1 }, 'out'])
})

test('siweConfig: an empty signature is the host’s to verify once the owners of the contract have confirmed', async () => {
  let verified = 0
  const verifyMessage = async () => {
    verified += 1
    return true
  }
  const { backend, asked } = siwe({ verifyMessage }, [
    { valid: false, code: 'SIGNATURE_PENDING' },
    { valid: false, code: 'NODE_UNREACHABLE' },
    { valid: true, type: 'eip1271' },
  ])
  const empty = { ...signed('abcdefgh1'), signature: '0x' }
  await expect(backend.add(empty)).rejects.toMatchObject({ reason: 'SIGNATURE_PENDING' })
  await expect(backend.add(empty)).rejects.toMatchObject({ reason: 'NODE_UNREACHABLE' })
  expect(verified).toBe(0)
  await expect(backend.add(empty)).resolves.toMatchObject({ accountAddress: ANA })
  // Without a node of its own the page has the host's word alone, as it has for every other signature.
  await expect(backend.add(empty)).resolves.toMatchObject({ accountAddress: ANA })
  await backend.add(signed('abcdefgh2'))
  expect([verified, asked()]).toEqual([3, 4])
})

test('siweConfig: an invalid signature begins no session, and a failed sign-out rejects', async () => {
  const { backend, notifications } = siwe({ verifyMessage: async () => false, signOut: async () => false })
  await expect(backend.add(signed('abcdefgh1'))).rejects.toMatchObject({ reason: 'SIGNATURE_INVALID' })
  await expect(backend.signOut()).rejects.toMatchObject({ reason: 'SIGN_OUT_FAILED' })
  expect(notifications).toEqual([])
})

test.each([
  undefined,
  null,
  'session',
  {},
  { address: ANA },
  { chainId: 1 },
  { address: ANA, chainId: 1.5 },
  { address: ANA, chainId: '1' },
  { address: 1, chainId: 1 },
])('siweConfig: there is no session when the host returns %j', async (reply) => {
  const getSession = async () => reply as never
  await expect(siwe({ getSession }).backend.current(signal)).resolves.toBeUndefined()
})

test('siweConfig: the host verifies the text, the signature and what a wallet signed while pairing', async () => {
  const given: unknown[] = []
  const verifyMessage: SiweConfig['verifyMessage'] = async (one) => {
    given.push(one)
    return true
  }
  const { backend } = siwe({ verifyMessage })
  const cacao = { h: { t: 'caip122' }, p: { iss: 'did:pkh' }, s: { t: 'eip191', s: '0x01' } } as const
  const message = signed('abcdefgh1')
  expect(await backend.add(message)).toMatchObject({ accountAddress: ANA, networkId: 'eip155:1' })
  await backend.add({ ...message, cacao })
  const own = { message: message.text, signature: '0x01' }
  expect(given).toEqual([own, { ...own, cacao }])
  await backend.signOut()
})
