import { signInRequest } from '@latchkey/testing/test-support'
import { expect, test } from 'vitest'
import { ADDRESS, OTHER, sessionOf } from '../test-support/fake-relay'
import { ask, createFakeWork, ethereum, type FakeWorkParts } from '../test-support/fake-work'

const RECAP = 'urn:recap:eyJhdHQiOnt9fQ'
const GRANT = 'I further authorize the stated URI to perform the following actions on my behalf: (1) x.'
const request = signInRequest({ requestId: 'left-out' })
const account = { networkId: 'eip155:1', address: ADDRESS } as const

/** The wallet's signature for one account, with some fields changed. */
function signedOf(fields: Parameters<typeof signInRequest>[0] = {}, extra = RECAP, address = ADDRESS) {
  const asked = signInRequest(fields)
  const resources = [...(asked.resources ?? []), extra]
  const statement = [asked.statement, GRANT].filter(Boolean).join(' ')
  const issuedAt = '2026-11-24T00:00:07.000Z'
  const text = asked.format({ ...account, address }, { issuedAt, statement, resources, requestId: undefined })
  const p = { iss: `did:pkh:eip155:1:${address}`, iat: issuedAt, resources, nonce: asked.nonce }
  return { cacao: { h: { t: 'caip122' }, p, s: { t: 'eip191', s: '0x01' } }, text }
}

const signs = { signInRequest: async () => request }
const signing = (asked = request) => createFakeWork({ signInRequest: async () => asked })

test('sign-in: the code asks for a signature, and connecting returns the text that was signed', async () => {
  const { work, relay } = signing()
  const connecting = work.connect(ask())
  await work.start()
  const [authentication] = relay.authentications
  expect([relay.proposals.length, authentication?.proposed.chains]).toEqual([0, ['eip155:1', 'eip155:8453']])
  expect(authentication?.request.nonce).toBe('abcdefgh1')
  const signed = signedOf()
  authentication?.approve({ session: sessionOf(), signed: [signed] })
  const { signIn, accounts } = await connecting
  expect(accounts).toEqual([{ namespace: 'eip155', address: ADDRESS }])
  expect(signIn).toEqual([{ account, text: signed.text, signature: '0x01', cacao: signed.cacao }])
  // An existing session requests no signature again.
  expect(await work.connect(ask())).not.toHaveProperty('signIn')
})

test('sign-in: a wallet without support only connects', async () => {
  const { work, relay } = signing()
  const connecting = work.connect(ask())
  await work.start()
  relay.authentications[0]?.approve({ session: sessionOf(), signed: [] })
  expect(await connecting).not.toHaveProperty('signIn')
  expect(relay.ended).toEqual([])
})

test.each([
  ['another nonce', [signedOf({ nonce: 'zzzzzzzz1' })]],
  ['another domain', [signedOf({ domain: 'evil.example' })]],
  ['another statement', [signedOf({ statement: 'Pay' })]],
  ['a later end', [signedOf({ expirationTime: '2030-01-01T00:00:00.000Z' })]],
  ['a resource that grants no method', [signedOf({}, 'https://evil.example')]],
  ['another account than it names', [{ ...signedOf(), text: signedOf({}, RECAP, OTHER).text }]],
  ['nothing that can be read', [{ cacao: { p: null }, text: '' }]],
  ['one account as asked, and one not', [signedOf(), signedOf({ nonce: 'zzzzzzzz1' }, RECAP, OTHER)]],
])('sign-in: a wallet that signs %s is disconnected', async (_what, signed) => {
  const { work, relay } = signing()
  const connecting = work.connect(ask())
  const refused = expect(connecting).rejects.toMatchObject({ code: 'SIGN_IN_MISMATCH' })
  await work.start()
  relay.authentications[0]?.approve({ session: sessionOf(), signed })
  await refused
  expect(relay.ended).toEqual(['session-1'])
})

test('sign-in: a statement and resources of the page are signed with what the wallet adds', async () => {
  const fields = { statement: undefined, resources: ['https://a.example/'] }
  const { work, relay } = signing(signInRequest(fields))
  const connecting = work.connect(ask())
  await work.start()
  relay.authentications[0]?.approve({ session: sessionOf(), signed: [signedOf(fields)] })
  expect((await connecting).signIn).toHaveLength(1)
})

test.each([
  [
    'a chain beside eip155 is proposed',
    { networks: [ethereum, { ...ethereum, id: 'solana:x', namespace: 'solana' }] },
  ],
  ['the page signs nobody in', { signInRequest: async () => undefined }],
  ['the request cannot be made', { signInRequest: async () => Promise.reject(new Error('No nonce')) }],
] satisfies readonly (readonly [string, FakeWorkParts])[])(
  'sign-in: where %s the code is for connecting only',
  async (_what, parts) => {
    const { work, relay } = createFakeWork({ ...signs, ...parts })
    await work.start()
    expect([relay.proposals.length, relay.authentications.length]).toEqual([1, 0])
  },
)

test('sign-in: a request that takes longer than 5 s does not keep the user waiting for a code', async () => {
  const { work, relay, clock } = createFakeWork({ signInRequest: () => new Promise(() => undefined) })
  const started = work.start()
  await clock.advance(5_000)
  await started
  expect(relay.proposals).toHaveLength(1)
})
