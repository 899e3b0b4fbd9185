import { createMemoryStorage } from '@latchkey/kernel/testing'
import { expect, it, test } from 'vitest'
import { KEY, storedText } from '../../../plugins/session/src/test-support/stored'
import { formatAddress } from './chain/addresses'
import { createFakeProvider } from './test-support/fake-provider'
import { CONNECTOR_ID, flushTasks, openLivePage, until, WALLET_ID } from './test-support/live-page'

/** Of EIP-55 itself. */
const written = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]
const [A = '', B = ''] = written.slice(4)
const lower = (address: string): string => address.toLowerCase()
const upper = (address: string): string => `0x${address.slice(2).toUpperCase()}`
/** Mixed letters that are no checksum. */
const wrong = (address: string): string =>
  `0x${[...address.slice(2)].map((one) => (one === one.toLowerCase() ? one.toUpperCase() : lower(one))).join('')}`

test.each(written)('writeAddress: %s, whatever its letters', (address) => {
  for (const letters of [address, lower(address), upper(address), wrong(address)])
    expect(formatAddress(letters)).toBe(address)
})

it('writeAddress: leaves other texts unchanged', () => {
  expect(formatAddress('0x12')).toBe('0x12')
})

const shapes = [
  ['lower case', lower],
  ['upper case', upper],
  ['a wrong checksum', wrong],
] as const

test.each(shapes)(
  'addresses in %s: EIP-55 after connecting, and when the wallet names others',
  async (_, shape) => {
    const wallet = createFakeProvider({ eth_requestAccounts: [shape(A), shape(B)], eth_chainId: '0x1' })
    const page = await openLivePage(wallet)
    const events: unknown[] = []
    page.latchkey.on('session:account-changed', ({ account }) => void events.push(account.address))
    const connection = await page.session.connect(WALLET_ID)
    expect(connection.accounts.map(({ address }) => address)).toEqual([A, B])
    expect(page.session.active()?.account.address).toBe(A)
    expect(page.state().remembered[0]?.accounts.map(({ address }) => address)).toEqual([A, B])

    const received: unknown[] = []
    connection.provider.on('accountsChanged', (accounts: unknown) => void received.push(accounts))
    wallet.emit('accountsChanged', [shape(A), shape(B)])
    await flushTasks()
    expect([events, received]).toEqual([[], []])
    wallet.emit('accountsChanged', [shape(B)])
    await flushTasks()
    expect(page.session.active()?.account.address).toBe(B)
    expect([events, received]).toEqual([[B], [[B]]])
  },
)

test.each(shapes)('addresses in %s: EIP-55 in what a page asks its provider', async (_, shape) => {
  const own = [shape(A), shape(B)]
  const wallet = createFakeProvider({ eth_requestAccounts: own, eth_accounts: own, eth_chainId: '0x1' })
  const page = await openLivePage(wallet)
  const { provider } = await page.session.connect(WALLET_ID)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([A, B])
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([A, B])
})

test.each(shapes)('addresses in %s: EIP-55 after a restore, the choice among them too', async (_, shape) => {
  const wallet = createFakeProvider({ eth_accounts: [shape(A), shape(B)], eth_chainId: '0x1' })
  const remembered = {
    walletId: CONNECTOR_ID,
    connectorId: CONNECTOR_ID,
    accounts: [A, B].map((address) => ({ namespace: 'eip155', address: lower(address) })),
    networkIds: { eip155: 'eip155:1' },
    selectedAddresses: { eip155: lower(B) },
  }
  const storage = createMemoryStorage({ [KEY]: storedText([CONNECTOR_ID], { remembered: [remembered] }) })
  const page = await openLivePage(wallet, { storage })
  await until(() => page.state().restoreStatus === 'done')
  const [connection] = Object.values(page.state().connections)
  expect(connection).toMatchObject({
    accounts: [{ address: A }, { address: B }],
    selectedAddresses: { eip155: B },
  })
  expect(page.session.active()?.account.address).toBe(B)
  expect(page.state().remembered[0]).toMatchObject({ accounts: [{ address: A }, { address: B }] })
})

it('addresses: a host may name one in any letters', async () => {
  const wallet = createFakeProvider({ eth_requestAccounts: [A, B], eth_chainId: '0x1' })
  const page = await openLivePage(wallet)
  const { id } = await page.session.connect(WALLET_ID)
  await page.session.activate(id, { address: wrong(B) })
  expect(page.session.active()?.account.address).toBe(B)
})
