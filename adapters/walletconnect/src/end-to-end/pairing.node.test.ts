import { beforeEach, expect, test, vi } from 'vitest'
import type { OpenPage } from '../test-support/open-page'
import { accounts, grantOf, type Phone } from '../test-support/phone'
import { setUpRelayWorld } from '../test-support/relay-world'

// Two libraries and a relay in one process, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const patient = { timeout: 20_000 }

const [first, second] = accounts
const MESSAGE = '0x68656c6c6f'
const world = setUpRelayWorld()
const { open, connect } = world
let usual: Pick<Phone, 'onProposal' | 'onRequest'>
beforeEach(() => {
  usual = { onProposal: world.phone.onProposal, onRequest: world.phone.onRequest }
})

const sign = (page: OpenPage): Promise<unknown> | undefined =>
  page.session.provider()?.request({ method: 'personal_sign', params: [MESSAGE, first.address] })

const networkOf = (page: OpenPage): string | undefined => page.session.active()?.networkId

test('pairing: a wallet that scans the code and approves is connected, with its name', async () => {
  const page = open()
  const connection = await connect(page)
  expect(connection.accounts).toEqual([{ namespace: 'eip155', address: first.address }])
  expect(connection.networkIds).toEqual({ eip155: 'eip155:1' })
  const iconUrl = 'https://wallet.example/icon.png'
  expect(connection.wallet).toEqual({ name: 'Test Phone', iconUrl, identifier: 'localhost' })
  expect(page.pairing.get()).toEqual({ status: 'idle' })
  const [proposal] = world.phone.proposals.slice(-1)
  expect(proposal?.params.requiredNamespaces).toEqual({})
  expect(proposal?.params.optionalNamespaces['eip155']?.chains).toEqual(['eip155:1', 'eip155:8453'])
  expect(proposal?.params.proposer.metadata.name).toBe('Host')
})

test('requests: messages and typed data are signed by the wallet', async () => {
  const page = open()
  await connect(page)
  expect(await sign(page)).toBe(await first.signMessage({ message: { raw: MESSAGE } }))
  const typed = {
    domain: { name: 'Test', chainId: 1 },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'hello' },
  } as const
  const params = [first.address, JSON.stringify(typed)]
  const answer = await page.session.provider()?.request({ method: 'eth_signTypedData_v4', params })
  expect(answer).toBe(await first.signTypedData(typed))
})

test('requests: a rejection in the wallet is UserRejectedError, and a method it did not grant is never sent', async () => {
  const page = open()
  world.phone.onRequest = (request) => world.phone.refuse(request, { code: 5000, message: 'User rejected.' })
  await connect(page)
  await expect(sign(page)).rejects.toMatchObject({ code: 5000, cause: { code: 'USER_REJECTED' } })
  const before = world.phone.requests.length
  const asking = page.session.provider()?.request({ method: 'eth_sign' })
  await expect(asking).rejects.toMatchObject({ code: 4200, cause: { code: 'UNSUPPORTED_METHOD' } })
  expect(world.phone.requests.length).toBe(before)
})

test('pairing: a wallet that allows one of the networks connects there', async () => {
  const page = open()
  world.phone.onProposal = (proposal) => world.phone.approve(proposal, ['eip155:8453'])
  const { networkIds } = await connect(page)
  expect(networkIds).toEqual({ eip155: 'eip155:8453' })
})

test('pairing: the network that was asked for is preferred', async () => {
  const page = open()
  const connecting = page.session.connect('walletConnect', { networkId: 'eip155:8453' })
  await world.phone.scan(await page.pairing.start())
  expect((await connecting).networkIds).toEqual({ eip155: 'eip155:8453' })
})

test('pairing: a wallet that allows none of the networks is disconnected', async () => {
  const page = open()
  world.phone.onProposal = (proposal) => world.phone.approve(proposal, ['eip155:10'])
  await expect(connect(page)).rejects.toMatchObject({ code: 'NO_SHARED_NETWORK' })
  await expect.poll(() => world.phone.topics(), patient).toEqual([])
})

test('pairing: a rejection in the wallet is reported as one, and the next code works', async () => {
  const page = open()
  world.phone.onProposal = (proposal) => world.phone.reject(proposal)
  await expect(connect(page)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(page.pairing.get()).toEqual({ status: 'idle' })
  world.phone.onProposal = usual.onProposal
  expect((await connect(page)).accounts).toHaveLength(1)
})

test('pairing: a wallet that approves after a reset is disconnected again', async () => {
  const page = open()
  const uri = await page.pairing.start()
  await page.pairing.reset()
  expect(page.pairing.get()).toEqual({ status: 'idle' })
  const approved = new Promise((resolve) => {
    world.phone.onProposal = async (proposal) => resolve(await world.phone.approve(proposal, ['eip155:1']))
  })
  await world.phone.scan(uri)
  await approved
  await expect.poll(() => world.phone.topics(), patient).toEqual([])
  expect(page.connection()).toBeUndefined()
})

test('pairing: an approval that arrives while no attempt waits is used by the next attempt', async () => {
  const page = open()
  const leave = new AbortController()
  const left = page.session.connect('walletConnect', { signal: leave.signal })
  const uri = await page.pairing.start()
  leave.abort()
  await expect(left).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  await world.phone.scan(uri)
  await expect.poll(() => world.phone.topics().length, patient).toBe(1)
  const { accounts: connected } = await page.session.connect('walletConnect')
  expect(connected[0].address).toBe(first.address)
})

test('switching: to a granted network takes effect at once, and a change by the wallet is emitted', async () => {
  const page = open()
  await connect(page)
  const [topic = ''] = world.phone.topics()
  await page.session.switchNetwork('eip155:8453')
  expect(networkOf(page)).toBe('eip155:8453')
  const event = { name: 'chainChanged', data: 1 }
  await world.phone.kit.emitSessionEvent({ topic, event, chainId: 'eip155:1' })
  await expect.poll(() => networkOf(page), patient).toBe('eip155:1')
})

test('switching: a network that was not granted is requested from the wallet', async () => {
  const page = open()
  world.phone.onProposal = (proposal) => world.phone.approve(proposal, ['eip155:1'])
  world.phone.onRequest = async (request) => {
    const { topic } = request
    await world.phone.kit.updateSession({ topic, namespaces: grantOf(['eip155:1', 'eip155:8453']) })
    await world.phone.answer(request, null)
  }
  await connect(page)
  await page.session.switchNetwork('eip155:8453')
  expect(networkOf(page)).toBe('eip155:8453')
  expect(world.phone.requests.at(-1)?.params.request).toMatchObject({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: '0x2105' }],
  })
  world.phone.onRequest = usual.onRequest
  await sign(page)
  expect(world.phone.requests.at(-1)?.params.chainId).toBe('eip155:8453')
})

test('switching: a network the wallet does not know is added', async () => {
  const page = open()
  world.phone.onProposal = (proposal) => world.phone.approve(proposal, ['eip155:1'])
  world.phone.onRequest = async (request) => {
    if (request.params.request.method === 'wallet_switchEthereumChain')
      return world.phone.refuse(request, { code: 4902, message: 'Unrecognized chain ID' })
    const { topic } = request
    await world.phone.kit.updateSession({ topic, namespaces: grantOf(['eip155:1', 'eip155:8453']) })
    return world.phone.answer(request, null)
  }
  await connect(page)
  await page.session.switchNetwork('eip155:8453')
  expect(networkOf(page)).toBe('eip155:8453')
  expect(world.phone.requests.at(-1)?.params.request.method).toBe('wallet_addEthereumChain')
})

test('switching: a rejection is reported as one, and the network stays', async () => {
  const page = open()
  world.phone.onProposal = (proposal) => world.phone.approve(proposal, ['eip155:1'])
  world.phone.onRequest = (request) => world.phone.refuse(request, { code: 5000, message: 'User rejected.' })
  await connect(page)
  await expect(page.session.switchNetwork('eip155:8453')).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(networkOf(page)).toBe('eip155:1')
})

test('wallet: another account is emitted, by an event or by a new grant', async () => {
  const page = open()
  world.phone.onProposal = (proposal) =>
    world.phone.approve(proposal, ['eip155:1'], { addresses: [first.address, second.address] })
  await connect(page)
  const [topic = ''] = world.phone.topics()
  const active = () => page.session.active()?.account.address
  const event = { name: 'accountsChanged', data: [second.address] }
  await world.phone.kit.emitSessionEvent({ topic, event, chainId: 'eip155:1' })
  await expect.poll(active, patient).toBe(second.address)
  const namespaces = grantOf(['eip155:1'], { addresses: [second.address] })
  await world.phone.kit.updateSession({ topic, namespaces })
  await expect
    .poll(() => page.connection(), patient)
    .toMatchObject({ accounts: [{ address: second.address }] })
})

test('ending: both the page and the wallet can disconnect', async () => {
  const page = open()
  await connect(page)
  await page.session.disconnect()
  await expect.poll(() => world.phone.topics(), patient).toEqual([])
  await connect(page)
  const [topic = ''] = world.phone.topics()
  await world.phone.kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  await expect.poll(() => page.connection(), patient).toBeUndefined()
})

test('next visit: the session is restored from storage and signs; without one nothing is opened', async () => {
  const before = world.relay.counts().sockets
  const page = open()
  await expect.poll(() => page.state().restoreStatus, patient).toBe('done')
  expect(world.relay.counts().sockets).toBe(before)
  await connect(page)
  await page.session.switchNetwork('eip155:8453')
  page.close()
  const again = open({ storage: page.storage })
  await expect.poll(() => again.connection()?.status, patient).toBe('connected')
  expect(networkOf(again)).toBe('eip155:8453')
  expect(await sign(again)).toBe(await first.signMessage({ message: { raw: MESSAGE } }))
})

test('next visit: a session that the wallet ended before is not restored', async () => {
  const page = open()
  await connect(page)
  page.close()
  const [topic = ''] = world.phone.topics()
  await world.phone.kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  const again = open({ storage: page.storage })
  await expect.poll(() => again.state().restoreStatus, patient).toBe('done')
  await expect.poll(() => again.connection(), patient).toBeUndefined()
})

test('deep link: written when a link was used and the wallet approved, gone after disconnecting', async () => {
  const page = open()
  page.pairing.rememberLink({ href: 'testwallet://', name: 'Test Phone' })
  await connect(page)
  expect([...page.deepLinks]).toEqual([
    ['WALLETCONNECT_DEEPLINK_CHOICE', '{"href":"testwallet://","name":"Test Phone"}'],
  ])
  expect(page.pairing.openedLink()).toEqual({ href: 'testwallet://', name: 'Test Phone' })
  await page.session.disconnect()
  expect([...page.deepLinks]).toEqual([])
  expect(page.pairing.openedLink()).toBeUndefined()
})

test('deep link: an unsafe one is not stored', async () => {
  const page = open()
  page.pairing.rememberLink({ href: 'javascript:alert(1)', name: 'Test Phone' })
  await connect(page)
  expect([...page.deepLinks]).toEqual([])
})

test('relay: one that duplicates and reorders changes nothing', async () => {
  world.traffic.relayFaults.set({ service: 'relay', kind: 'duplicate' })
  world.traffic.relayFaults.set({ service: 'relay', kind: 'reorder' })
  const page = open()
  await connect(page)
  expect(await sign(page)).toBe(await first.signMessage({ message: { raw: MESSAGE } }))
})

test('relay: the response to a request arrives after an interruption', async () => {
  const page = open()
  let answer: () => Promise<void> = async () => undefined
  world.phone.onRequest = async (request) => {
    answer = () => usual.onRequest(request).then(() => undefined)
  }
  await connect(page)
  const before = world.phone.requests.length
  const signing = sign(page)
  await expect.poll(() => world.phone.requests.length, patient).toBe(before + 1)
  world.traffic.relayFaults.set({ service: 'relay', kind: 'cut', forMs: 1_000 })
  await expect.poll(() => world.relay.counts().sockets).toBe(0)
  await expect.poll(() => world.phone.kit.core.relayer.connected, patient).toBe(true)
  await answer()
  expect(await signing).toBe(await first.signMessage({ message: { raw: MESSAGE } }))
})
