import { defineContract, definePlugin, LatchkeyError, type Plugin } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import {
  type ConnectRequest,
  type SignInProof,
  type SignInRequest,
  type SignInSource,
  sessionContract,
  signInSources,
} from '../contract'
import { alice, bob, createFakeConnector, onMainnet, pending } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'
import { storageOf } from '../test-support/stored'

const signInContract = defineContract<{
  readonly id: 'test/sign-in'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}>('test/sign-in', 1)

const request: SignInRequest = {
  domain: 'shop.example',
  uri: 'https://shop.example/',
  version: '1',
  nonce: 'abcdefgh',
  issuedAt: '2026-11-24T00:00:00.000Z',
  format: ({ networkId, address }) => `shop.example ${networkId}:${address}`,
}

class SignatureRefusedError extends LatchkeyError {
  readonly code = 'SIGNATURE_REFUSED'
}

interface Recorder {
  readonly plugin: Plugin
  readonly requests: Parameters<SignInSource['request']>[0][]
  readonly accepted: Parameters<SignInSource['accept']>[]
}

/** A plugin that fills `signInSources`, and the arguments of the calls that it got. */
function signIn(parts: Partial<Pick<SignInSource, 'request' | 'accept'>> = {}): Recorder {
  const requests: Recorder['requests'] = []
  const accepted: Recorder['accepted'] = []
  const plugin = definePlugin(signInContract, {
    dependsOn: [sessionContract],
    setup(ctx) {
      ctx.fill(signInSources, {
        id: 'test',
        async request(attempt) {
          requests.push(attempt)
          return parts.request ? parts.request(attempt) : request
        },
        async accept(...given) {
          accepted.push(given)
          await parts.accept?.(...given)
        },
      })
      return {}
    },
  })()
  return { plugin, requests, accepted }
}

function proofOf(address: string, networkId: `${string}:${string}` = 'eip155:1'): SignInProof {
  return { account: { networkId, address }, text: `shop.example ${networkId}:${address}`, signature: '0x01' }
}

/** Connects as alice, and signs in with an address if it gets a sign-in request. */
async function signingAs(address: string, { signIn: fetchRequest }: ConnectRequest) {
  return (await fetchRequest?.()) ? { ...onMainnet(), signIn: [proofOf(address)] } : onMainnet()
}

test('sign-in: accept is called with the signed message before the connection is in the state', async () => {
  const acceptance = pending<void>()
  const { plugin, requests, accepted } = signIn({ accept: () => acceptance.promise })
  const wallet = createFakeConnector('wallet', { connect: (asked) => signingAs(alice.address, asked) })
  const session = await startSession({ connectors: [wallet], plugins: [plugin] })
  const connecting = session.api.connect('wallet')
  await flushTasks()
  expect(requests).toMatchObject([{ walletId: 'wallet', namespaces: ['eip155'] }])
  expect(accepted).toMatchObject([[[proofOf(alice.address)], { walletId: 'wallet', accounts: [alice] }]])
  expect(session.state().connections).toMatchObject({ wallet: { status: 'connecting' } })
  acceptance.resolve()
  expect(await connecting).not.toHaveProperty('signIn')
  expect(JSON.stringify(session.state())).not.toContain('shop.example')
})

test('sign-in: the request is fetched once for each attempt, and only if the connector calls signIn', async () => {
  const { plugin, requests, accepted } = signIn()
  const asking = createFakeConnector('asking', {
    async connect({ signIn: fetchRequest }) {
      expect(await fetchRequest?.()).toBe(await fetchRequest?.())
      return onMainnet()
    },
  })
  const plain = createFakeConnector('plain')
  const session = await startSession({ connectors: [asking, plain], plugins: [plugin] })
  await session.api.connect('plain')
  expect(requests).toEqual([])
  await session.api.connect('asking')
  expect(requests).toHaveLength(1)
  expect(accepted).toEqual([])
})

test('sign-in: without a sign-in source, the connector gets no signIn', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  expect(wallet.requests[0]).not.toHaveProperty('signIn')
})

test('sign-in: a silent reconnect does not fetch the request', async () => {
  const { plugin, requests } = signIn()
  const wallet = createFakeConnector('wallet')
  const session = await startSession({
    connectors: [wallet],
    storage: storageOf('wallet'),
    plugins: [plugin],
  })
  expect(Object.keys(session.state().connections)).toEqual(['wallet'])
  expect(requests).toEqual([])
})

test('sign-in: the proof of an account that the wallet did not grant is dropped', async () => {
  const { plugin, accepted } = signIn()
  const wallet = createFakeConnector('wallet', { connect: (asked) => signingAs(bob.address, asked) })
  const session = await startSession({ connectors: [wallet], plugins: [plugin] })
  await session.api.connect('wallet')
  expect(accepted).toEqual([])
  expect(session.state().connections).toMatchObject({ wallet: { status: 'connected' } })
})

test.for<readonly [string, unknown]>([
  ['not a list', 'x'],
  ['without text', [{ account: proofOf(alice.address).account, signature: '0x01' }]],
  [
    'with an invalid network id',
    [{ ...proofOf(alice.address), account: { networkId: 'mainnet', address: alice.address } }],
  ],
  ['a granted address in another namespace', [proofOf(alice.address, 'solana:mainnet')]],
])('sign-in: a malformed proof is dropped: %s', async ([, given]) => {
  const { plugin, accepted } = signIn()
  const wallet = createFakeConnector('wallet', {
    connect: async () => Object.assign(onMainnet(), { signIn: given }),
  })
  const session = await startSession({ connectors: [wallet], plugins: [plugin] })
  await session.api.connect('wallet')
  expect(accepted).toEqual([])
})

test('sign-in: if accept rejects, the wallet is disconnected and connect rejects with that error', async () => {
  const { plugin } = signIn({ accept: () => Promise.reject(new SignatureRefusedError('Another signer')) })
  const wallet = createFakeConnector('wallet', { connect: (asked) => signingAs(alice.address, asked) })
  const session = await startSession({ connectors: [wallet], plugins: [plugin] })
  await expect(session.api.connect('wallet')).rejects.toMatchObject({ code: 'SIGNATURE_REFUSED' })
  expect(wallet.calls).toEqual(['connect', 'disconnect'])
  expect(session.state()).toMatchObject({ connections: {}, remembered: [] })
  expect(session.events.map(([name]) => name)).toEqual(['session:connect-failed'])
})

test('sign-in: if accept rejects, an earlier connection of the wallet ends too', async () => {
  let refuses = false
  const { plugin } = signIn({
    accept: async () => {
      if (refuses) throw new SignatureRefusedError('Another signer')
    },
  })
  const wallet = createFakeConnector('wallet', { connect: (asked) => signingAs(alice.address, asked) })
  const session = await startSession({ connectors: [wallet], plugins: [plugin] })
  await session.api.connect('wallet')
  refuses = true
  const again = session.api.connect('wallet', { networkId: 'eip155:8453' })
  await expect(again).rejects.toMatchObject({ code: 'SIGNATURE_REFUSED' })
  expect(session.state()).toMatchObject({ connections: {}, remembered: [] })
  expect(session.events.slice(-2)).toMatchObject([
    ['session:disconnected', { by: 'host' }],
    ['session:connect-failed', { walletId: 'wallet' }],
  ])
})

test('sign-in: if the request cannot be fetched, the wallet connects without signing in', async () => {
  const { plugin, accepted } = signIn({ request: () => Promise.reject(new Error('No nonce')) })
  const wallet = createFakeConnector('wallet', { connect: (asked) => signingAs(alice.address, asked) })
  const session = await startSession({ connectors: [wallet], plugins: [plugin] })
  await session.api.connect('wallet')
  expect(accepted).toEqual([])
  expect(session.state().connections).toMatchObject({ wallet: { status: 'connected' } })
})

test('sign-in: if the caller aborts before accept resolves, the wallet is not connected', async () => {
  const acceptance = pending<void>()
  const { plugin } = signIn({ accept: () => acceptance.promise })
  const wallet = createFakeConnector('wallet', { connect: (asked) => signingAs(alice.address, asked) })
  const session = await startSession({ connectors: [wallet], plugins: [plugin] })
  const caller = new AbortController()
  const connecting = session.api.connect('wallet', { signal: caller.signal })
  await flushTasks()
  caller.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  acceptance.resolve()
  await flushTasks()
  expect(session.state().connections).toEqual({})
})
