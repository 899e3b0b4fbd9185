import { expect, test } from 'vitest'
import type { SiwxOptions } from '../options'
import { createFakeServer, openSiwx } from '../test-support/open-siwx'
import type { SiwxBackend } from './backend'
import { checkReplies } from './host-replies'

/** A page whose host has no types: it returns what it likes. */
const openWith = (options: object) => openSiwx(options as SiwxOptions)

/** The code and the field or method of the error with which signing in ends, and how often the wallet was asked. */
async function outcomeOf(options: object) {
  const page = openWith(options)
  await page.connect()
  const outcome = await page.api.sign().then(
    () => 'signed',
    (error: { code?: string; field?: string; method?: string }) =>
      `${error.code} ${error.field ?? error.method ?? ''}`,
  )
  return { outcome, prompts: page.prompts.length }
}

const backend = (change: { readonly [Name in keyof SiwxBackend]?: unknown }) => ({
  backend: { ...createFakeServer(), ...change },
})
const siwe = (change: object) => ({
  siweConfig: {
    getNonce: async () => 'abcdefgh1',
    verifyMessage: async () => true,
    getSession: async () => null,
    signOut: async () => true,
    ...change,
  },
})
const refused = (outcome: string, prompts = 0) => ({ outcome, prompts })

test.each([undefined, null, '', 'short', 12_345_678, {}, ['abcdefgh1'], true])(
  'host replies: the nonce %j of siweConfig is refused before the wallet is asked',
  async (nonce) => {
    expect(await outcomeOf(siwe({ getNonce: async () => nonce }))).toEqual(
      refused('SIWX_MALFORMED_MESSAGE nonce'),
    )
  },
)

test.each([
  [undefined, 'SIWX_MALFORMED_REPLY nonce'],
  ['abcdefgh1', 'SIWX_MALFORMED_REPLY nonce'],
  [{}, 'SIWX_MALFORMED_MESSAGE nonce'],
  [{ nonce: 12_345_678 }, 'SIWX_MALFORMED_MESSAGE nonce'],
  [{ nonce: 'abcdefgh1', issuedAt: 'now' }, 'SIWX_MALFORMED_MESSAGE issuedAt'],
  [{ nonce: 'abcdefgh1', issuedAt: null }, 'SIWX_MALFORMED_MESSAGE issuedAt'],
  [{ nonce: 'abcdefgh1', issuedAt: 0 }, 'SIWX_MALFORMED_MESSAGE issuedAt'],
])(
  'host replies: the nonce %j of a backend is refused before the wallet is asked',
  async (reply, outcome) => {
    expect(await outcomeOf(backend({ nonce: async () => reply }))).toEqual(refused(outcome))
  },
)

test.each([
  ['statement', null],
  ['statement', 5],
  ['statement', 'two\nlines'],
  ['requestId', null],
  ['requestId', 7],
  ['resources', 'https://host.example/terms'],
  ['resources', [null]],
  ['resources', {}],
  ['expirationTime', null],
  ['expirationTime', new Date(0)],
  ['expirationTime', 'tomorrow'],
  ['notBefore', 0],
])('host replies: %s %j of createMessage is refused before the wallet is asked', async (name, value) => {
  const options = { ...backend({}), createMessage: () => ({ [name]: value }) }
  expect(await outcomeOf(options)).toEqual(refused(`SIWX_MALFORMED_MESSAGE ${name}`))
})

test.each(['a text', 5, true, []])(
  'host replies: %j of createMessage and getMessageParams is refused',
  async (reply) => {
    const given = { ...backend({}), createMessage: () => reply }
    expect(await outcomeOf(given)).toEqual(refused('SIWX_MALFORMED_REPLY createMessage'))
    const params = siwe({ getMessageParams: async () => reply })
    expect(await outcomeOf(params)).toEqual(refused('SIWX_MALFORMED_REPLY createMessage'))
  },
)

test.each([undefined, null, {}])('host replies: %j of createMessage adds nothing', async (reply) => {
  const options = { ...backend({}), createMessage: () => reply }
  expect(await outcomeOf(options)).toEqual(refused('signed', 1))
})

test('host replies: an empty statement is none', async () => {
  const page = openWith({ ...backend({}), createMessage: () => ({ statement: '' }) })
  await page.connect()
  await page.api.sign()
  expect(page.prompts[0]).toMatch(/\n\n\nURI: /)
})

test.each([
  undefined,
  null,
  true,
  {},
  { accountAddress: 5, networkId: 'eip155:1' },
  { accountAddress: '0x01', networkId: 1 },
])('host replies: a backend that answers %j to a signature begins no session', async (reply) => {
  expect(await outcomeOf(backend({ add: async () => reply }))).toEqual(refused('SIWX_MALFORMED_REPLY add', 1))
})

test.each([true, 'nobody', {}, { accountAddress: '0x01' }])(
  'host replies: the session %j of a backend cannot be looked up, and is not taken for nobody',
  async (reply) => {
    const { backend: given } = backend({ current: async () => reply })
    const { current } = checkReplies(given as SiwxBackend)
    const error = { code: 'SIWX_MALFORMED_REPLY', method: 'current' }
    await expect(current(new AbortController().signal)).rejects.toMatchObject(error)
  },
)

test.each([undefined, null])('host replies: the session %j of a backend is nobody', async (reply) => {
  const page = openWith(backend({ current: async () => reply }))
  await page.connect()
  expect(page.status()).toBe('signed-out')
})

test.each([1, 'true', {}, undefined])(
  'host replies: verifyMessage that answers %j has not verified',
  async (reply) => {
    expect(await outcomeOf(siwe({ verifyMessage: async () => reply }))).toEqual(refused('SIWX_REFUSED ', 1))
  },
)

test.each([undefined, { valid: 'no' }, { valid: 1 }, {}, { valid: true }, { valid: false, code: 5 }])(
  'host replies: a verifier that answers %j has not verified',
  async (reply) => {
    const verifiers = [{ namespace: 'eip155', verify: async () => reply }]
    expect(await outcomeOf({ verifiers })).toEqual(refused('SIWX_REFUSED ', 1))
  },
)

test('host replies: methods that answer at once, without a promise, are understood', async () => {
  const server = createFakeServer()
  let added: unknown
  const options = backend({
    nonce: () => ({ nonce: 'abcdefgh1' }),
    add(signed: Parameters<SiwxBackend['add']>[0]) {
      const { accountAddress, networkId } = signed.message
      added = { accountAddress, networkId }
      return added
    },
    current: () => undefined,
    signOut: () => server.signOut(),
  })
  expect(await outcomeOf(options)).toEqual(refused('signed', 1))
})
