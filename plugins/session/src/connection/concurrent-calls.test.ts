import { describe, expect, it } from 'vitest'
import type { Account, ConnectionResult } from '../contract'
import { sessionStatus } from '../contract/active-selectors'
import { alice, bob, createFakeConnector, onMainnet, pending } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'
import { storageOf } from '../test-support/stored'

const onBase = (account: Account): ConnectionResult => ({
  accounts: [account],
  networkIds: { eip155: 'eip155:8453' },
})
const cancelled = { code: 'REQUEST_ABORTED' }

describe('the latest call wins', () => {
  it('connect: two calls for one wallet share one request', async () => {
    const answer = pending<ConnectionResult>()
    const wallet = createFakeConnector('wallet', { connect: () => answer.promise })
    const session = await startSession({ connectors: [wallet] })
    const both = Promise.all([session.api.connect('wallet'), session.api.connect('wallet')])
    await flushTasks()
    answer.resolve(onMainnet())
    const [first, second] = await both
    expect(first.provider).toBe(second.provider)
    expect(wallet.calls).toEqual(['connect'])
  })

  it('connect: a newer wallet wins over the late response of the first', async () => {
    const late = pending<ConnectionResult>()
    const first = createFakeConnector('first', { connect: () => late.promise })
    const second = createFakeConnector('second', { connect: async () => onMainnet(bob) })
    const session = await startSession({ connectors: [first, second] })
    const abandoned = expect(session.api.connect('first')).rejects.toMatchObject(cancelled)
    await session.api.connect('second')
    late.resolve(onMainnet(alice))
    await abandoned
    await flushTasks()
    expect(Object.keys(session.state().connections)).toEqual(['second'])
    expect(session.api.active()?.account).toEqual(bob)
    expect(first.observers.size).toBe(0)
  })

  it.each(Array.from({ length: 16 }, (_, index) => index))(
    'disconnect: leaves nothing of a connect, %d microtasks after its call or after its wallet’s response',
    async (gap) => {
      const microtasks = async (): Promise<void> => {
        for (let passed = 0; passed < gap; passed += 1) await Promise.resolve()
      }
      for (const isAnswered of [false, true]) {
        const answer = pending<ConnectionResult>()
        const wallet = createFakeConnector('wallet', { connect: () => answer.promise })
        const session = await startSession({ connectors: [wallet] })
        await session.api.metadata()
        const connecting = session.api.connect('wallet').catch((error: unknown) => error)
        if (isAnswered) {
          await flushTasks()
          answer.resolve(onMainnet())
        }
        await microtasks()
        await session.api.disconnect()
        await connecting
        expect(session.state().connections).toEqual({})
      }
    },
  )

  it('disconnect: wins over a late connect', async () => {
    const late = pending<ConnectionResult>()
    const wallet = createFakeConnector('wallet', { connect: () => late.promise })
    const session = await startSession({ connectors: [wallet] })
    const abandoned = expect(session.api.connect('wallet')).rejects.toMatchObject(cancelled)
    await flushTasks()
    await session.api.disconnect()
    late.resolve(onMainnet())
    await flushTasks()
    expect(session.state()).toMatchObject({ connections: {}, active: {}, remembered: [] })
    expect(session.events).toEqual([])
    await abandoned
  })

  it('disconnect: cancels a pending connect before the wallet responds', async () => {
    const wallet = createFakeConnector('wallet', { connect: () => pending<ConnectionResult>().promise })
    const session = await startSession({ connectors: [wallet] })
    const abandoned = expect(session.api.connect('wallet')).rejects.toMatchObject(cancelled)
    await flushTasks()
    await session.api.disconnect()
    await abandoned
  })

  it('connect: right after disconnect it waits for the wallet’s disconnect, then connects', async () => {
    const gone = pending<void>()
    const wallet = createFakeConnector('wallet', { disconnect: () => gone.promise })
    const session = await startSession({ connectors: [wallet] })
    await session.api.connect('wallet')
    const leaving = session.api.disconnect()
    await flushTasks()
    const once = session.api.disconnect('wallet')
    const again = session.api.connect('wallet')
    await flushTasks()
    expect(wallet.calls).toEqual(['connect', 'disconnect'])
    gone.resolve()
    await Promise.all([leaving, once])
    await again
    expect(wallet.calls).toEqual(['connect', 'disconnect', 'connect'])
    expect(sessionStatus(session.state())).toBe('connected')
  })

  it('connect: called in the same task in which an attempt is cancelled, it starts a new one', async () => {
    const late = pending<ConnectionResult>()
    const answers = [late.promise, Promise.resolve(onMainnet(bob))]
    const wallet = createFakeConnector('wallet', { connect: () => answers.shift() ?? late.promise })
    const session = await startSession({ connectors: [wallet] })
    const abandoned = expect(session.api.connect('wallet')).rejects.toMatchObject(cancelled)
    await flushTasks()
    const leaving = session.api.disconnect()
    const again = session.api.connect('wallet')
    await Promise.all([abandoned, leaving, again])
    late.resolve(onMainnet(alice))
    await flushTasks()
    expect(session.api.active()?.account).toEqual(bob)
  })

  it('connect: a connected wallet becomes the active one without another request', async () => {
    const first = createFakeConnector('first')
    const second = createFakeConnector('second', { connect: async () => onMainnet(bob) })
    const session = await startSession({ connectors: [first, second] })
    await session.api.connect('first')
    await session.api.connect('second')
    expect(session.api.active()?.connectionId).toBe('second')
    await session.api.connect('first')
    expect(first.calls).toEqual(['connect'])
    expect(session.api.active()?.connectionId).toBe('first')
    expect(Object.keys(session.state().connections)).toEqual(['first', 'second'])
  })
})

describe('a caller that aborts', () => {
  it('connect: aborting the only call cancels the attempt', async () => {
    const late = pending<ConnectionResult>()
    const wallet = createFakeConnector('wallet', { connect: () => late.promise })
    const session = await startSession({ connectors: [wallet] })
    const abort = new AbortController()
    const connecting = expect(session.api.connect('wallet', { signal: abort.signal })).rejects.toMatchObject(
      cancelled,
    )
    await flushTasks()
    abort.abort()
    await connecting
    expect(session.state().connections).toEqual({})
    expect(wallet.requests[0]?.signal.aborted).toBe(true)
  })

  it('connect: aborting one call does not cancel the attempt while another call waits for it', async () => {
    const answer = pending<ConnectionResult>()
    const wallet = createFakeConnector('wallet', { connect: () => answer.promise })
    const session = await startSession({ connectors: [wallet] })
    const abort = new AbortController()
    const left = expect(session.api.connect('wallet', { signal: abort.signal })).rejects.toMatchObject(
      cancelled,
    )
    const stays = session.api.connect('wallet')
    await flushTasks()
    abort.abort()
    await left
    answer.resolve(onMainnet())
    expect(await stays).toMatchObject({ id: 'wallet' })
  })

  it('connect: with an aborted signal calls no wallet', async () => {
    const wallet = createFakeConnector('wallet')
    const session = await startSession({ connectors: [wallet] })
    await expect(session.api.connect('wallet', { signal: AbortSignal.abort() })).rejects.toMatchObject(
      cancelled,
    )
    const abort = new AbortController()
    const first = expect(session.api.connect('wallet', { signal: abort.signal })).rejects.toMatchObject(
      cancelled,
    )
    abort.abort()
    await first
    expect(wallet.calls).toEqual([])
  })

  it('connect: a wallet that reports its account before it responds still resolves the call', async () => {
    const answer = pending<ConnectionResult>()
    let allowed = true
    const other = createFakeConnector('other', { connect: async () => onMainnet(bob) })
    const wallet = createFakeConnector('wallet', {
      connect: () => answer.promise,
      reconnect: async () => (allowed ? onMainnet() : undefined),
    })
    const session = await startSession({ connectors: [wallet, other], storage: storageOf('wallet') })
    await session.api.connect('other')
    allowed = false
    wallet.emit((observer) => observer.accountsChanged([]))
    await flushTasks()
    const connecting = session.api.connect('wallet')
    await flushTasks()
    allowed = true
    wallet.emit((observer) => observer.accountsChanged([alice]))
    await flushTasks()
    answer.resolve(onMainnet())
    expect(await connecting).toMatchObject({ id: 'wallet' })
    expect(session.api.active()?.connectionId).toBe('wallet')
  })

  it('connect: a locked remembered wallet gets no request when another one connects', async () => {
    const locked = createFakeConnector('locked', { reconnect: () => Promise.reject(new Error('locked')) })
    const session = await startSession({
      connectors: [locked, createFakeConnector('other')],
      storage: storageOf('locked'),
    })
    await session.api.connect('other')
    await flushTasks()
    expect(locked.calls).toEqual(['reconnect'])
  })

  it.each([
    ['no account', undefined],
    ['another account', onMainnet(alice)],
  ])('connect: wins over the late response that an earlier run waited for (%s)', async (_what, answer) => {
    const late = pending<ConnectionResult | undefined>()
    const wallet = createFakeConnector('wallet', { reconnect: () => late.promise })
    const other = createFakeConnector('other', {
      claimedId: 'wallet',
      connect: async () => onMainnet(bob),
    })
    const session = await startSession({ connectors: [wallet, other] })
    await session.api.connect('wallet')
    session.stop()
    session.start()
    await flushTasks()
    expect(wallet.calls).toEqual(['connect', 'reconnect'])
    await session.api.disconnect()
    await session.api.connect('other')
    late.resolve(answer)
    await flushTasks()
    expect(session.state().connections).toMatchObject({ wallet: { connectorId: 'other', accounts: [bob] } })
    expect(session.state().remembered).toMatchObject([{ accounts: [bob] }])
  })

  it('request: a wallet whose connection another one took over is not sent the request', async () => {
    const where = pending<ConnectionResult | undefined>()
    const wallet = createFakeConnector('wallet', { reconnect: () => where.promise })
    const other = createFakeConnector('other', { claimedId: 'wallet', connect: async () => onBase(bob) })
    const session = await startSession({ connectors: [wallet, other] })
    const { provider } = await session.api.connect('wallet')
    const params = [{ to: alice.address, chainId: '0x2105' }]
    const ended = expect(provider.request({ method: 'eth_sendTransaction', params })).rejects.toMatchObject({
      code: 4900,
    })
    await flushTasks()
    await session.api.connect('other')
    await ended
    expect(wallet.calls).toEqual(['connect', 'reconnect'])
  })
})
