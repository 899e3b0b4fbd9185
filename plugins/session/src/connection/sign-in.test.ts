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

/** A plugin that signs in, and what it was given. */
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

/** A wallet that signs in with an address while it connects as alice. */
async function signingAs(address: string, { signIn: fetchRequest }: ConnectRequest) {
  return (await fetchRequest?.()) ? { ...onMainnet(), signIn: [proofOf(address)] } : onMainnet()
}

test('sign-in: what a wallet signed while it connected is accepted before the connection is in the state', async () => {
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

test('sign-in: the request is fetched once for an attempt, and only for a wallet that wants it', async () => {
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

test('sign-in: without a plugin that signs in a wallet is not offered it', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  expect(wallet.requests[0]).not.toHaveProperty('signIn')
})

test('sign-in: a silent reconnect fetches nothing', async () => {
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
  ['no list', 'x'],
  ['without text', [{ account: proofOf(alice.address).account, signature: '0x01' }]],
  [
    'of no network',
    [{ ...proofOf(alice.address), account: { networkId: 'mainnet', address: alice.address } }],
  ],
  ['of a granted address in another namespace', [proofOf(alice.address, 'solana:mainnet')]],
])('sign-in: a malformed proof is dropped: %s', async ([, given]) => {
  const { plugin, accepted } = signIn()
  const wallet = createFakeConnector('wallet', {
    connect: async () => Object.assign(onMainnet(), { signIn: given }),
  })
  const session = await startSession({ connectors: [wallet], plugins: [plugin] })
  await session.api.connect('wallet')
  expect(accepted).toEqual([])
})

test('sign-in: a wallet whose proof is refused is disconnected, and connect rejects with that error', async () => {
  const { plugin } = signIn({ accept: () => Promise.reject(new SignatureRefusedError('Another signer')) })
  const wallet = createFakeConnector('wallet', { connect: (asked) => signingAs(alice.address, asked) })
  const session = await startSession({ connectors: [wallet], plugins: [plugin] })
  await expect(session.api.connect('wallet')).rejects.toMatchObject({ code: 'SIGNATURE_REFUSED' })
  expect(wallet.calls).toEqual(['connect', 'disconnect'])
  expect(session.state()).toMatchObject({ connections: {}, remembered: [] })
  expect(session.events).toEqual([])
})

test('sign-in: a refused proof ends the connection that the wallet had before', async () => {
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
  expect(session.events.at(-1)).toMatchObject(['session:disconnected', { by: 'host' }])
})

test('sign-in: a request that cannot be made does not keep the wallet from connecting', async () => {
  const { plugin, accepted } = signIn({ request: () => Promise.reject(new Error('No nonce')) })
  const wallet = createFakeConnector('wallet', { connect: (asked) => signingAs(alice.address, asked) })
  const session = await startSession({ connectors: [wallet], plugins: [plugin] })
  await session.api.connect('wallet')
  expect(accepted).toEqual([])
  expect(session.state().connections).toMatchObject({ wallet: { status: 'connected' } })
})

test('sign-in: what is accepted after the caller has aborted connects nothing', async () => {
  const acceptance = pending<void>()
  const { plugin } = signIn({ accept: () => acceptance.promise })
  const wallet = createFakeConnector('wallet', { connect: (asked) => signingAs(alice.address, asked) })
  const session = await startSession({ connectors: [wallet], plugins: [plugin] })
  const leave = new AbortController()
  const connecting = session.api.connect('wallet', { signal: leave.signal })
  await flushTasks()
  leave.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  acceptance.resolve()
  await flushTasks()
  expect(session.state().connections).toEqual({})
})
