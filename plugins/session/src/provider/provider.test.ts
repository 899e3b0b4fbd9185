import { defineContract, definePlugin } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { expect, it, test } from 'vitest'
import { sessionContract } from '../contract'
import { session } from '../plugin'
import { alice, bob, createFakeConnector, onMainnet, pending } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'

interface WatcherContract {
  readonly id: 'test/watcher'
  readonly api: { readonly seen: string[] }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
interface KeeperContract extends Omit<WatcherContract, 'id' | 'api'> {
  readonly id: 'test/keeper'
  readonly api: { abort(): void }
}
const watcherContract = defineContract<WatcherContract>('test/watcher', 1)
const watcher = definePlugin(watcherContract, {
  dependsOn: [sessionContract],
  setup(ctx) {
    const seen: string[] = []
    ctx.rpc.use((request, next) => {
      seen.push(`${request.method} on ${request.target.networkId} of ${request.target.connectionId}`)
      return next(request)
    })
    return { seen }
  },
})

it('provider: a request passes through middleware and is sent once, to the wallet of its connection', async () => {
  const wallet = createFakeConnector('wallet', { request: async ({ params }) => params })
  const other = createFakeConnector('other')
  const session = await startSession({ connectors: [wallet, other], plugins: [watcher()] })
  const { provider } = await session.api.connect('wallet')
  await session.api.connect('other')
  const params = ['0xabc', { deep: true }]
  expect(await provider.request({ method: 'wallet_watchAsset', params })).toBe(params)
  expect(session.test.latchkey.get(watcherContract).seen).toEqual(['wallet_watchAsset on eip155:1 of wallet'])
  expect(wallet.calls).toEqual(['connect', 'wallet_watchAsset'])
  expect(other.calls).toEqual(['connect'])
})

it('provider: what a plugin refuses does not reach the wallet, also if it is listed before session', async () => {
  const wallet = createFakeConnector('wallet')
  const guard = definePlugin(
    defineContract<Omit<WatcherContract, 'api'> & { api: object }>('test/watcher', 1),
    {
      setup(ctx) {
        ctx.rpc.use(() => Promise.reject(new Error('not from this page')))
        return {}
      },
    },
  )
  const { latchkey } = createTestLatchkey({ plugins: [guard(), session({ connectors: [wallet] })] })
  latchkey.start()
  const { provider } = await latchkey.get(sessionContract).connect('wallet')
  await expect(provider.request({ method: 'personal_sign', params: [] })).rejects.toMatchObject({
    cause: { message: 'not from this page' },
  })
  expect(wallet.calls).toEqual(['connect'])
})

test.each([
  ['a timeout', { code: -32603, message: 'timeout' }],
  ['a rate limit', { code: -32005 }],
  ['503', { code: 503 }],
  ['a rejection by the user', { code: 4001 }],
])('provider: a request that failed with %s is not sent again', async (_, error) => {
  const wallet = createFakeConnector('wallet', { request: () => Promise.reject(error) })
  const session = await startSession({ connectors: [wallet] })
  const { provider } = await session.api.connect('wallet')
  await expect(provider.request({ method: 'eth_sendTransaction', params: [] })).rejects.toThrow()
  await flushTasks()
  wallet.emit((observer) => observer.networkChanged('eip155:8453'))
  await flushTasks()
  expect(wallet.calls).toEqual(['connect', 'eth_sendTransaction'])
})

it('provider: an open request survives a restart and a second connection result, and is sent once', async () => {
  const answer = pending<unknown>()
  const wallet = createFakeConnector('wallet', { request: () => answer.promise })
  const session = await startSession({ connectors: [wallet] })
  const { provider } = await session.api.connect('wallet')
  const sent = expect(provider.request({ method: 'eth_sendTransaction' })).resolves.toBe('0xhash')
  await flushTasks()
  session.stop()
  session.start()
  await flushTasks()
  // With another network, `connect` asks the wallet again, although it is connected.
  await session.api.connect('wallet', { networkId: 'eip155:8453' })
  answer.resolve('0xhash')
  await sent
  expect(wallet.calls.filter((call) => call === 'eth_sendTransaction')).toHaveLength(1)
  expect(wallet.calls).toContain('reconnect')
  expect(wallet.observers.size).toBe(1)
})

it('provider: a request that middleware delays is not sent after its caller has aborted', async () => {
  const wallet = createFakeConnector('wallet')
  const late = pending<void>()
  const keeper = definePlugin(defineContract<KeeperContract>('test/keeper', 1), {
    setup(ctx) {
      ctx.rpc.use(async (request, next) => {
        await late.promise
        return next(request)
      })
      return { abort: () => ctx.rpc.abortOpenRequests() }
    },
  })
  const session = await startSession({ connectors: [wallet], plugins: [keeper()] })
  const { provider } = await session.api.connect('wallet')
  const sending = expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
    cause: { code: 'REQUEST_ABORTED' },
  })
  await flushTasks()
  session.test.latchkey.get(defineContract<KeeperContract>('test/keeper', 1)).abort()
  await sending
  late.resolve()
  await flushTasks()
  expect(wallet.calls).toEqual(['connect'])
})

it('provider: rejects with an EIP-1193 error that has the wallet’s own message and data', async () => {
  const revert = { code: 3, message: 'execution reverted: no', data: '0x08c379a0' }
  const wallet = createFakeConnector('wallet', { request: () => Promise.reject(revert) })
  const session = await startSession({ connectors: [wallet] })
  const { provider } = await session.api.connect('wallet')
  await expect(provider.request({ method: 'eth_call' })).rejects.toMatchObject({
    name: 'ProviderRpcError',
    code: 3,
    message: 'execution reverted: no',
    data: '0x08c379a0',
    cause: { code: 'EXECUTION_REVERTED', cause: revert, phase: 'request' },
  })
})

test.each([
  ['a nested 4001', { code: -32603, data: { originalError: { code: 4001 } } }, -32603],
  ['a string', 'User rejected', 4001],
  ['undefined', undefined, -32603],
  ['NaN as code', { code: Number.NaN }, -32603],
  ['ACTION_REJECTED as code', { code: 'ACTION_REJECTED' }, 4001],
])('provider: %s is rejected as an error with a numeric code', async (_, error, code) => {
  const wallet = createFakeConnector('wallet', { request: () => Promise.reject(error) })
  const session = await startSession({ connectors: [wallet] })
  const { provider } = await session.api.connect('wallet')
  await expect(provider.request({ method: 'eth_sign' })).rejects.toMatchObject({ code })
})

it('provider: a request without a method rejects with -32600 and is not sent', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  const { provider } = await session.api.connect('wallet')
  for (const malformed of ['null', '{}', '{"method":1}', '"eth_sign"'])
    await expect(provider.request(JSON.parse(malformed))).rejects.toMatchObject({ code: -32600 })
  expect(wallet.calls).toEqual(['connect'])
})

it('provider: when its connection ends, open and later requests reject with 4900', async () => {
  const wallet = createFakeConnector('wallet', { request: () => pending<unknown>().promise })
  const session = await startSession({ connectors: [wallet] })
  const { provider } = await session.api.connect('wallet')
  const open = expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
    code: 4900,
    cause: { code: 'DISCONNECTED' },
  })
  await flushTasks()
  await session.api.disconnect()
  await open
  await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({ code: 4900 })
  expect(wallet.calls).toEqual(['connect', 'personal_sign', 'disconnect'])
  expect(session.api.provider()).toBeUndefined()
  expect(session.api.provider('wallet')).toBeUndefined()
})

it('provider: emits EIP-1193 events, also after a new connect', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  const { provider } = await session.api.connect('wallet')
  const received: unknown[] = []
  const listen = (event: string): ((payload: unknown) => void) => {
    const listener = (payload: unknown): void => void received.push([event, payload])
    provider.on(event, listener)
    return listener
  }
  const onAccounts = listen('accountsChanged')
  for (const event of ['chainChanged', 'connect', 'disconnect']) listen(event)
  wallet.emit((observer) => observer.accountsChanged([bob]))
  wallet.emit((observer) => observer.networkChanged('eip155:8453'))
  await session.api.disconnect()
  await session.api.connect('wallet')
  provider.removeListener('accountsChanged', onAccounts)
  wallet.emit((observer) => observer.accountsChanged([bob]))
  expect(received).toMatchObject([
    ['accountsChanged', [bob.address]],
    ['chainChanged', '0x2105'],
    ['accountsChanged', []],
    ['disconnect', { code: 4900 }],
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [alice.address]],
  ])
  expect(received).toHaveLength(6)
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x')
})

it('provider: when the wallet reports no accounts, emits accountsChanged with [], then disconnect', async () => {
  const wallet = createFakeConnector('wallet', { reconnect: async () => undefined })
  const session = await startSession({ connectors: [wallet] })
  const { provider } = await session.api.connect('wallet')
  const emitted: unknown[] = []
  provider.on('accountsChanged', (accounts) => void emitted.push(['accountsChanged', accounts]))
  provider.on('disconnect', () => void emitted.push(['disconnect']))
  wallet.emit((observer) => observer.accountsChanged([]))
  await flushTasks()
  expect(emitted).toEqual([['accountsChanged', []], ['disconnect']])
})

it('provider: what one caller changes in its provider reaches no other, and is no error', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  const { provider } = await session.api.connect('wallet')
  const other = session.api.provider('wallet')
  const received: unknown[] = []
  const listener = (payload: unknown): void => void received.push(payload)
  for (const one of [provider, other]) {
    one?.on('chainChanged', listener)
    one?.on('chainChanged', listener)
  }
  Object.assign(provider, { request: async () => '0xstolen', on: () => undefined, isMetaMask: true })
  provider.removeListener('chainChanged', listener)
  expect(await provider.request({ method: 'personal_sign' })).toBe('0xstolen')
  for (const one of [other, session.api.provider(), (await session.api.connect('wallet')).provider]) {
    expect(await one?.request({ method: 'personal_sign' })).toBe('0x')
    expect(one).not.toHaveProperty('isMetaMask')
  }
  wallet.emit((observer) => observer.networkChanged('eip155:10'))
  expect(received).toEqual(['0xa'])
})

it('provider: if a listener throws, the error is logged and the other listeners are called', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  const { provider } = await session.api.connect('wallet')
  const received: unknown[] = []
  provider.on('chainChanged', () => {
    throw new Error('mine')
  })
  provider.on('chainChanged', (chainId) => void received.push(chainId))
  wallet.emit((observer) => observer.networkChanged('eip155:10'))
  expect(received).toEqual(['0xa'])
  expect(session.logger.lines.at(-1)).toMatchObject({ level: 'error', id: 'session' })
})

it('provider: an unknown method is sent, and an unknown connection id has no provider', async () => {
  const session = await startSession({
    connectors: [createFakeConnector('wallet', { connect: async () => onMainnet(bob) })],
  })
  const { provider } = await session.api.connect('wallet')
  expect(await provider.request({ method: 'anything_at_all' })).toBe('0x')
  expect(session.api.provider('constructor')).toBeUndefined()
})
