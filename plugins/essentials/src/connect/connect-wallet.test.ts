import { isCancellation } from '@latchkey/kernel'
import type { ActiveTarget } from '@latchkey/session/contract'
import { describe, expect, it } from 'vitest'
import { createFakeConnector } from '../../../session/src/test-support/fake-connector'
import { adapter } from '../../../session/src/test-support/start-session'
import { choose, listContract, SOLANA, soFar, start, storageOfLastVisit } from '../test-support/connect-page'

/** A page whose chains sign by writing down who signs what. */
const signing = (pageNetworks = ['eip155:1' as const]) => ({
  adapters: [
    { ...adapter('eip155', pageNetworks), capabilities: async () => ({ sign: { message: sign } }) },
    { ...adapter('solana', [SOLANA]), capabilities: async () => ({ sign: { message: sign } }) },
  ],
})
const sign = async (text: string, { account, networkId }: ActiveTarget): Promise<string> =>
  `${text} ${account.address} ${networkId}`

describe('connect: the connection signs a text', () => {
  it('on every chain, of a wallet that is asked or chosen or was connected', async () => {
    const page = await start(signing())
    const asked = await page.connect({ walletId: 'wallet' })
    const work = page.connect({ namespace: 'solana' })
    await soFar(work)
    await choose(page, 'sol')
    const chosen = await work
    const known = await page.connect({ namespace: 'eip155' })
    const own = asked.accounts[0].address
    expect(await Promise.all([asked, chosen, known].map((one) => one.signMessage('Hello')))).toEqual([
      `Hello ${own} eip155:1`,
      `Hello Ann ${SOLANA}`,
      `Hello ${own} eip155:1`,
    ])
  })

  it('with its account, whichever wallet is the active one then', async () => {
    const page = await start(signing())
    const first = await page.connect({ walletId: 'wallet' })
    await page.connect({ walletId: 'sol' })
    expect(await first.signMessage('Hello')).toBe(`Hello ${first.accounts[0].address} eip155:1`)
  })

  it('and refuses where the chain signs no texts', async () => {
    const page = await start()
    const connection = await page.connect({ walletId: 'wallet' })
    await expect(connection.signMessage('Hello')).rejects.toMatchObject({ code: 'UNSUPPORTED_METHOD' })
  })
})

describe('connect: with the list of wallets', () => {
  it('opens it, and resolves with the connection', async () => {
    const page = await start()
    const work = page.connect()
    expect(await soFar(work)).toBe('waits')
    expect(page.shown()).toBe('Connect')
    await choose(page, 'wallet')
    const connection = await work
    expect(connection).toMatchObject({ id: 'wallet', walletId: 'wallet', networkIds: { eip155: 'eip155:1' } })
    expect(await connection.provider.request({ method: 'eth_accounts' })).toBe('0x')
    expect(page.shown()).toBeUndefined()
  })

  it('has the fields of what session’s connect resolves with', async () => {
    const page = await start()
    const { provider: _, ...own } = await page.api.connect('wallet')
    const { provider, signMessage: __, ...found } = await page.connect()
    expect(found).toEqual(own)
    expect(provider).toMatchObject({ request: expect.any(Function) })
  })

  it('is not opened where a wallet is connected', async () => {
    const page = await start()
    await page.api.connect('wallet')
    expect(await page.connect()).toMatchObject({ id: 'wallet' })
    expect(await page.connect({ namespace: 'eip155' })).toMatchObject({ id: 'wallet' })
    expect(page.shown()).toBeUndefined()
    expect(page.wallet.calls).toEqual(['connect'])
  })

  it('is opened for a second chain, narrowed to it, and the first stays', async () => {
    const page = await start()
    await page.api.connect('wallet')
    const work = page.connect({ namespace: 'solana' })
    expect(await soFar(work)).toBe('waits')
    expect(page.shown()).toBe('Connect')
    expect(page.latchkey.get(listContract).destinations).toEqual([
      { view: 'Connect', args: { namespace: 'solana' } },
    ])
    await choose(page, 'sol')
    expect(await work).toMatchObject({ id: 'sol', networkIds: { solana: SOLANA } })
    expect(Object.keys(page.state().connections)).toEqual(['wallet', 'sol'])
  })

  it('rejects when the user leaves', async () => {
    const page = await start()
    const work = page.connect()
    await soFar(work)
    page.latchkey.close()
    const error = await soFar(work)
    expect(error).toMatchObject({ code: 'VIEW_DISMISSED' })
    expect(isCancellation(error)).toBe(true)
  })

  it('rejects when it ends without a wallet', async () => {
    const page = await start()
    const work = page.connect()
    await soFar(work)
    page.test.answer(undefined)
    expect(await soFar(work)).toMatchObject({ code: 'VIEW_DISMISSED' })
  })

  it('resolves when the user closes the dialog that says connected', async () => {
    const page = await start()
    const work = page.connect()
    await soFar(work)
    await page.api.connect('wallet')
    page.latchkey.close()
    expect(await soFar(work)).toMatchObject({ id: 'wallet' })
  })

  it('covers a dialog that is open, and gives it back', async () => {
    const page = await start()
    page.latchkey.open('Home')
    const work = page.connect()
    await soFar(work)
    expect(page.shown()).toBe('Connect')
    await choose(page, 'wallet')
    await work
    expect(page.shown()).toBe('Home')
  })

  it('is one for two calls, and both resolve', async () => {
    const page = await start()
    const both = [page.connect(), page.connect()]
    await Promise.all(both.map(soFar))
    await choose(page, 'wallet')
    expect(await Promise.all(both)).toMatchObject([{ id: 'wallet' }, { id: 'wallet' }])
    expect(page.shown()).toBeUndefined()
  })

  it('is one for two calls, and both reject', async () => {
    const page = await start()
    const both = [page.connect(), page.connect()]
    await Promise.all(both.map(soFar))
    page.latchkey.close()
    expect(await Promise.all(both.map(soFar))).toMatchObject([
      { code: 'VIEW_DISMISSED' },
      { code: 'VIEW_DISMISSED' },
    ])
    expect(page.shown()).toBeUndefined()
  })

  it('is asked for the other chain after it has closed, and not where it has connected both', async () => {
    const page = await start()
    const [any, solana, evm] = [
      page.connect(),
      page.connect({ namespace: 'solana' }),
      page.connect({ namespace: 'eip155' }),
    ]
    await Promise.all([any, solana, evm].map(soFar))
    await choose(page, 'wallet')
    expect(await soFar(any)).toMatchObject({ id: 'wallet' })
    expect(await soFar(evm)).toMatchObject({ id: 'wallet' })
    expect(page.shown()).toBe('Connect')
    await choose(page, 'sol')
    expect(await soFar(solana)).toMatchObject({ id: 'sol' })
    expect(page.shown()).toBeUndefined()
  })

  it('is not asked for a chain that a list of any chain has connected', async () => {
    const page = await start()
    const [any, evm] = [page.connect(), page.connect({ namespace: 'eip155' })]
    await Promise.all([any, evm].map(soFar))
    await choose(page, 'wallet')
    expect(await soFar(any)).toMatchObject({ id: 'wallet' })
    expect(await soFar(evm)).toMatchObject({ id: 'wallet' })
    expect(page.latchkey.get(listContract).destinations).toEqual([{ view: 'Connect', args: undefined }])
  })

  it('opens again after it was left', async () => {
    const page = await start()
    const first = page.connect()
    await soFar(first)
    page.latchkey.close()
    await soFar(first)
    const second = page.connect()
    await soFar(second)
    expect(page.shown()).toBe('Connect')
    await choose(page, 'wallet')
    expect(await second).toMatchObject({ id: 'wallet' })
  })

  it('closes where another plugin has connected and gone back to it', async () => {
    const page = await start()
    const work = page.connect()
    await soFar(work)
    const other = page.latchkey.get(listContract)
    other.pushHome()
    other.back()
    expect(await soFar(work)).toBe('waits')
    other.pushHome()
    await page.api.connect('wallet')
    expect(await soFar(work)).toBe('waits')
    other.back()
    expect(await soFar(work)).toMatchObject({ id: 'wallet' })
    expect(page.shown()).toBeUndefined()
  })

  it('closes where the wallet of the last visit comes late', async () => {
    const storage = await storageOfLastVisit()
    const page = await start({ storage, connectors: [] })
    const work = page.connect()
    expect(await soFar(work)).toBe('waits')
    await page.clock.advance(60_000)
    await soFar(work)
    expect(page.shown()).toBe('Connect')
    page.announce(createFakeConnector('wallet'))
    expect(await soFar(work)).toMatchObject({ id: 'wallet' })
    expect(page.shown()).toBeUndefined()
  })
})
