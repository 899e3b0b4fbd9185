import { type IWalletKit, WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { buildApprovedNamespaces } from '@walletconnect/utils'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTraffic, type Traffic } from '../fault-injection/log-and-inject-faults'
import { type Relay, startRelay } from './start-relay'

/** The first of anvil's well-known accounts. */
const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const MESSAGE = '0x68656c6c6f'

// Two SDKs run in this process, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const metadata = { name: 'Test', description: 'Test', url: 'http://localhost', icons: [] }

let relay: Relay
let traffic: Traffic
let page: Awaited<ReturnType<typeof UniversalProvider.init>>
let wallet: IWalletKit

beforeEach(async () => {
  // The SDK shares one core in a process, but page and wallet need a core each.
  vi.stubEnv('DISABLE_GLOBAL_CORE', 'true')
  traffic = createTraffic()
  relay = await startRelay(0, traffic)
  const optionsOf = (name: string) => ({
    relayUrl: relay.url,
    projectId: 'local',
    telemetryEnabled: false,
    logger: 'silent',
    customStoragePrefix: name,
    storageOptions: { database: ':memory:' },
  })
  page = await UniversalProvider.init({ ...optionsOf('page'), metadata })
  // Assigned again for the compiler: the SDK's types disagree on whether these may be undefined.
  const core = Object.assign(new Core(optionsOf('wallet')), { relayUrl: relay.url, projectId: 'local' })
  wallet = await WalletKit.init({ core, metadata })
})

afterEach(async () => {
  await Promise.all([page.client.core.relayer.transportClose(), wallet.core.relayer.transportClose()])
  page.client.core.heartbeat.stop()
  wallet.core.heartbeat.stop()
  await relay.stop()
})

function answerProposals(): void {
  // With a relay that duplicates messages, the SDK emits one proposal twice.
  wallet.once('session_proposal', ({ id, params }: WalletKitTypes.SessionProposal) => {
    const eip155 = {
      chains: ['eip155:1'],
      methods: ['personal_sign'],
      events: ['accountsChanged', 'chainChanged'],
      accounts: [`eip155:1:${account.address}`],
    }
    const namespaces = buildApprovedNamespaces({ proposal: params, supportedNamespaces: { eip155 } })
    void wallet.approveSession({ id, namespaces })
  })
  wallet.once('session_request', async ({ topic, id }: WalletKitTypes.SessionRequest) => {
    const result = await account.signMessage({ message: { raw: MESSAGE } })
    await wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
  })
}

async function connect(): Promise<void> {
  page.once('display_uri', (uri: string) => void wallet.pair({ uri }))
  const eip155 = {
    chains: ['eip155:1'],
    methods: ['personal_sign'],
    events: ['accountsChanged', 'chainChanged'],
  }
  await page.connect({ optionalNamespaces: { eip155 } })
}

test('real SDKs: pair, approve, sign and disconnect over the relay', async () => {
  answerProposals()
  await connect()
  expect(page.session?.namespaces['eip155']?.accounts).toEqual([`eip155:1:${account.address}`])
  const signature = await page.request(
    { method: 'personal_sign', params: [MESSAGE, account.address] },
    'eip155:1',
  )
  expect(signature).toBe(await account.signMessage({ message: { raw: MESSAGE } }))
  const ended = new Promise((resolve) => wallet.once('session_delete', resolve))
  await page.disconnect()
  await ended
  expect(wallet.getActiveSessions()).toEqual({})
  expect(relay.counts().sockets).toBe(2)
})

test('real SDKs: a request sent while the relay is cut gets its response afterwards', async () => {
  answerProposals()
  await connect()
  traffic.relayFaults.set({ service: 'relay', kind: 'cut', forMs: 500 })
  await expect.poll(() => relay.counts().sockets).toBe(0)
  const signature = page.request({ method: 'personal_sign', params: [MESSAGE, account.address] }, 'eip155:1')
  expect(await signature).toBe(await account.signMessage({ message: { raw: MESSAGE } }))
})

test('real SDKs: a relay that duplicates and reorders changes nothing', async () => {
  traffic.relayFaults.set({ service: 'relay', kind: 'duplicate' })
  traffic.relayFaults.set({ service: 'relay', kind: 'reorder' })
  answerProposals()
  await connect()
  const signature = page.request({ method: 'personal_sign', params: [MESSAGE, account.address] }, 'eip155:1')
  expect(await signature).toBe(await account.signMessage({ message: { raw: MESSAGE } }))
})
