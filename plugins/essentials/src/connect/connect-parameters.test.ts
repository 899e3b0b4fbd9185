import { isCancellation } from '@latchkey/kernel'
import { createFakeBrowser, createTestLatchkey } from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import { describe, expect, it } from 'vitest'
import { createFakeConnector, onMainnet, pending } from '../../../session/src/test-support/fake-connector'
import { flushTasks } from '../../../session/src/test-support/start-session'
import { choose, list, soFar, start, storageOfLastVisit } from '../test-support/connect-page'
import { createConnect } from './connect-wallet'

describe('connect: a signal', () => {
  it('closes the list', async () => {
    const page = await start()
    const caller = new AbortController()
    const work = page.connect({ signal: caller.signal })
    await soFar(work)
    caller.abort()
    const error = await soFar(work)
    expect(error).toMatchObject({ code: 'REQUEST_ABORTED' })
    expect(isCancellation(error)).toBe(true)
    expect(page.shown()).toBeUndefined()
  })

  it('leaves the list to another caller', async () => {
    const page = await start()
    const caller = new AbortController()
    const [leaves, stays] = [page.connect({ signal: caller.signal }), page.connect()]
    await Promise.all([leaves, stays].map(soFar))
    caller.abort()
    expect(await soFar(leaves)).toMatchObject({ code: 'REQUEST_ABORTED' })
    expect(page.shown()).toBe('Connect')
    await choose(page, 'wallet')
    expect(await stays).toMatchObject({ id: 'wallet' })
  })

  it('that has aborted before asks nobody', async () => {
    const page = await start()
    const signal = AbortSignal.abort()
    expect(await soFar(page.connect({ signal }))).toMatchObject({ code: 'REQUEST_ABORTED' })
    expect(await soFar(page.connect({ walletId: 'wallet', signal }))).toMatchObject({
      code: 'REQUEST_ABORTED',
    })
    expect([page.shown(), page.wallet.calls]).toEqual([undefined, []])
  })

  it('ends the attempt of a wallet', async () => {
    const answer = pending<ReturnType<typeof onMainnet>>()
    const slow = createFakeConnector('slow', { connect: () => answer.promise })
    const page = await start({ connectors: [slow] })
    const caller = new AbortController()
    const work = page.connect({ walletId: 'slow', signal: caller.signal })
    await soFar(work)
    caller.abort()
    expect(await soFar(work)).toMatchObject({ code: 'REQUEST_ABORTED' })
    answer.resolve(onMainnet())
    await flushTasks()
    expect(page.state().connections).toEqual({})
  })
})

describe('connect: one wallet', () => {
  it('is asked without the list', async () => {
    const page = await start()
    expect(await page.connect({ walletId: 'wallet' })).toMatchObject({ id: 'wallet' })
    expect(page.wallet.requests).toMatchObject([{ namespaces: ['eip155'] }])
    expect(page.shown()).toBeUndefined()
  })

  it('is not asked again while it is connected', async () => {
    const page = await start()
    await page.connect({ walletId: 'wallet' })
    expect(await page.connect({ walletId: 'wallet', namespace: 'eip155' })).toMatchObject({ id: 'wallet' })
    expect(page.wallet.calls).toEqual(['connect'])
  })

  it('rejects with the error of session', async () => {
    const declines = createFakeConnector('declines', {
      connect: async () => {
        throw { code: 4001 }
      },
    })
    const page = await start({ connectors: [declines] })
    expect(await soFar(page.connect({ walletId: 'declines' }))).toMatchObject({ code: 'USER_REJECTED' })
    expect(await soFar(page.connect({ walletId: 'nobody' }))).toMatchObject({ code: 'WALLET_NOT_FOUND' })
    expect(await soFar(page.connect({ walletId: 'declines', namespace: 'solana' }))).toMatchObject({
      code: 'WALLET_NOT_FOUND',
    })
  })
})

describe('connect: a page', () => {
  it('that restores the wallet of the last visit opens no list', async () => {
    const answer = pending<ReturnType<typeof onMainnet>>()
    const storage = await storageOfLastVisit()
    const wallet = createFakeConnector('wallet', { reconnect: () => answer.promise })
    const page = await start({ storage, connectors: [wallet] })
    const work = page.connect()
    expect(await soFar(work)).toBe('waits')
    expect(page.shown()).toBeUndefined()
    answer.resolve(onMainnet())
    expect(await soFar(work)).toMatchObject({ id: 'wallet' })
    expect(page.shown()).toBeUndefined()
  })

  it('whose wallet of the last visit has gone opens the list', async () => {
    const wallet = createFakeConnector('wallet', { reconnect: async () => undefined })
    const page = await start({ storage: await storageOfLastVisit(), connectors: [wallet] })
    const work = page.connect()
    await soFar(work)
    expect(page.shown()).toBe('Connect')
    page.latchkey.close()
    await soFar(work)
  })

  it('without a dialog names what is missing, and connects a wallet by its id', async () => {
    const page = await start({ plugins: [] })
    expect(await soFar(page.connect())).toMatchObject({
      code: 'UNKNOWN_VIEW',
      message: expect.stringContaining('Connect'),
    })
    expect(await page.connect({ walletId: 'wallet' })).toMatchObject({ id: 'wallet' })
  })

  it('without an outlet names what is missing', async () => {
    const page = await start({ outlet: false })
    expect(await soFar(page.connect())).toMatchObject({
      code: 'NO_OUTLET',
      message: expect.stringContaining('modal()'),
    })
  })

  it('without session names what is missing', async () => {
    const { latchkey } = createTestLatchkey({ plugins: [list] })
    expect(await soFar(createConnect(latchkey)())).toMatchObject({ code: 'PLUGIN_UNAVAILABLE' })
  })

  it('that was not started waits for it', async () => {
    const test = createTestLatchkey({ plugins: [session(), list] })
    const work = createConnect(test.latchkey)()
    expect(await soFar(work)).toBe('waits')
    expect(test.shownView()).toBeUndefined()
    const stop = test.latchkey.start()
    await soFar(work)
    expect(test.shownView()).toBe('Connect')
    stop()
    expect(await soFar(work)).toMatchObject({ code: 'VIEW_DISMISSED' })
  })

  it('that is disposed while it waits rejects', async () => {
    const { latchkey } = createTestLatchkey({ plugins: [session(), list] })
    const work = createConnect(latchkey)()
    await soFar(work)
    latchkey.dispose()
    expect(isCancellation(await soFar(work))).toBe(true)
  })

  it('that waits stops to wait when the caller aborts', async () => {
    const { latchkey } = createTestLatchkey({ plugins: [session(), list] })
    const caller = new AbortController()
    const work = createConnect(latchkey)({ signal: caller.signal })
    await soFar(work)
    caller.abort()
    expect(await soFar(work)).toMatchObject({ code: 'REQUEST_ABORTED' })
  })

  it('on a server rejects at once', async () => {
    const browser = { ...createFakeBrowser(), available: false }
    const { latchkey } = createTestLatchkey({ browser, plugins: [session(), list] })
    latchkey.start()
    const connect = createConnect(latchkey)
    expect(await soFar(connect())).toMatchObject({ code: 'REQUEST_ABORTED' })
    expect(await soFar(connect({ walletId: 'wallet' }))).toMatchObject({ code: 'REQUEST_ABORTED' })
  })
})
