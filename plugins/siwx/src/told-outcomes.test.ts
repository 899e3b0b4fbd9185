import { RequestAbortedError } from '@latchkey/kernel'
import type { NetworkId } from '@latchkey/session/contract'
import { sessionContract } from '@latchkey/session/contract'
import { ADDRESS, base } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { siwxContract } from './contract'
import { SignInRefusedError } from './errors'
import { createFakeServer, type OpenSiwx, openSiwx } from './test-support/open-siwx'

/** What the page is told by events, in order. */
function toldBy({ latchkey }: OpenSiwx): readonly unknown[] {
  const told: unknown[] = []
  latchkey.on('siwx:failed', ({ error }) => void told.push(error))
  latchkey.on('siwx:cancelled', () => void told.push('cancelled'))
  latchkey.on('siwx:signed-in', ({ session }) => void told.push(`in ${session.accountAddress}`))
  latchkey.on('siwx:signed-out', ({ session }) => void told.push(`out ${session.accountAddress}`))
  return told
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { readonly code?: string }) => error.code,
  )
const banners = (page: OpenSiwx) =>
  page.notices.flatMap(({ notice: { surface, variant, code } }) => [`${surface} ${variant} ${code}`])

test('told: a session that begins and ends, with its account', async () => {
  const page = openSiwx({ backend: createFakeServer() })
  const told = toldBy(page)
  await page.connect()
  await page.api.sign()
  await page.api.signOut()
  expect(told).toEqual([`in ${ADDRESS}`, `out ${ADDRESS}`])
})

test('told: a failure once to all who wait for it, and again with the next request', async () => {
  const refused = new SignInRefusedError('NONCE_EXPIRED')
  const page = openSiwx({ backend: { ...createFakeServer(), add: () => Promise.reject(refused) } })
  const told = toldBy(page)
  await page.connect()
  expect(await Promise.all([codeOf(page.api.sign()), codeOf(page.api.sign())])).toEqual([
    'SIWX_REFUSED',
    'SIWX_REFUSED',
  ])
  expect(told).toEqual([refused])
  await codeOf(page.api.sign())
  expect(told).toEqual([refused, refused])
})

test.each([true, false])(
  'told: a session that cannot be looked up disconnects the wallet, with a dialog: %s',
  async (hasDialog) => {
    const disconnected: unknown[] = []
    const disconnect = async (id?: string): Promise<void> => void disconnected.push(id)
    const current = () => Promise.reject(new TypeError('away'))
    const page = openSiwx({ backend: { ...createFakeServer(), current } }, { hasDialog, disconnect })
    const told = toldBy(page)
    await page.connect()
    expect(disconnected).toEqual(['c'])
    expect(told).toMatchObject([{ code: 'SIWX_INIT_FAILED', cause: { message: 'away' } }])
    expect(page.errors.map(({ error }) => error)).toEqual(told)
    expect(page.shownView()).toBe(hasDialog ? 'SIWXSignMessage' : undefined)
    expect(banners(page)).toEqual(['banner error SIWX_INIT_FAILED'])
  },
)

test('told: cancelling disconnects where signing in is required, and else leaves the wallet', async () => {
  for (const required of [true, false]) {
    const disconnected: unknown[] = []
    const disconnect = async (id?: string): Promise<void> => void disconnected.push(id)
    const page = openSiwx({ backend: createFakeServer(), required }, { disconnect })
    const told = toldBy(page)
    await page.connect()
    await page.api.cancel()
    expect([told, disconnected]).toEqual([['cancelled'], required ? ['c'] : []])
  }
})

test('told: a wallet that refuses to disconnect, as a banner, and another fault to who cancels', async () => {
  const open = (error: unknown) =>
    openSiwx({ backend: createFakeServer() }, { disconnect: () => Promise.reject(error) })
  const refusing = open(new RequestAbortedError('disconnect'))
  await refusing.connect()
  expect(await codeOf(refusing.api.cancel())).toBe('done')
  expect(banners(refusing)).toEqual(['banner error REQUEST_ABORTED'])
  const failing = open(new TypeError('gone'))
  await failing.connect()
  await expect(failing.api.cancel()).rejects.toThrow('gone')
  expect(banners(failing)).toEqual([])
})

test.each<[NetworkId, boolean, string]>([
  ['eip155:10', false, 'disconnected'],
  ['eip155:10', true, 'signed-out'],
  [base.id, false, 'signed-out'],
])(
  'network: on %s, with unsupported ones allowed (%s), the account is %s',
  async (networkId, allowUnsupportedChain, status) => {
    const page = openSiwx({ backend: createFakeServer() }, { policy: { allowUnsupportedChain } })
    await page.connect(networkId)
    expect(page.status()).toBe(status)
  },
)

test('network: a session goes on where the wallet switches to one that is not configured', async () => {
  const page = openSiwx({ backend: createFakeServer() }, { policy: { allowUnsupportedChain: false } })
  await page.connect()
  await page.api.sign()
  await page.connect('eip155:10')
  expect(page.status()).toBe('signed-in')
})

test('network: accounts of a namespace that the backend does not name need no session', async () => {
  const page = openSiwx({ backend: { ...createFakeServer(), namespaces: ['solana'] } })
  await page.connect()
  expect(page.status()).toBe('disconnected')
  expect(await codeOf(page.api.sign())).toBe('SIWX_NO_ACCOUNT')
})

test.each([
  ['the same account', ADDRESS, 'eip155:1', true],
  ['the account on another network', ADDRESS, base.id, true],
  ['another account', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'eip155:1', false],
  ['no network', ADDRESS, undefined, false],
] as const)(
  'locked: a session is kept while %s is remembered: %s',
  async (_name, address, networkId, isKept) => {
    const server = createFakeServer()
    const page = openSiwx({ backend: server })
    await page.connect()
    await page.api.sign()
    page.setState(sessionContract, {
      remembered: [
        {
          connectorId: 'm',
          walletId: 'metamask',
          accounts: [{ namespace: 'eip155', address }],
          networkIds: networkId === undefined ? {} : { eip155: networkId },
        },
      ],
    })
    await page.disconnect()
    expect(page.latchkey.read(siwxContract).stored !== undefined).toBe(isKept)
    expect(server.session() !== undefined).toBe(isKept)
  },
)

test('locked: a session is kept until it is known which wallets are back', async () => {
  const server = createFakeServer()
  const page = openSiwx({ backend: server })
  await page.connect()
  await page.api.sign()
  page.setState(sessionContract, { restoreStatus: 'waiting' })
  await page.disconnect()
  expect(server.session()).toBeDefined()
  page.setState(sessionContract, { restoreStatus: 'done' })
  await page.clock.advance(0)
  await expect.poll(() => server.session()).toBeUndefined()
})
