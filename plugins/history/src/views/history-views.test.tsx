import { fake } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { ADDRESS, base, connectedState, createFakeSession, mainnet, renderView } from '@latchkey/testing'
import { transactionsContract } from '@latchkey/transactions/contract'
import { act, withAxe } from '@latchkey/ui-primitives/test-support'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { historyContract } from '../contract'
import { history } from '../plugin'
import { open, sent } from '../test-support/open-transactions'
import { HASH, wire, wireTransfer } from '../test-support/wire'

/** Sets the browser's online state. */
const setOnline = (isOnline: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
}
beforeEach(() => setOnline(true))
afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'))

const OTHER = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

const dated = (id: string, minedAt: string, more: object = {}, transfers?: unknown): unknown =>
  wire(id, { minedAt, ...more }, transfers)

test('transactions: load, then show their transfers by month, with links to the explorer', async () => {
  const view = await open()
  expect(view.text()).toContain('Loading your transactions')
  await view.answer(0, [
    dated('a', '2026-11-20T10:00:00Z'),
    wire(
      'b',
      { minedAt: '2026-11-02T10:00:00Z', operationType: 'receive', sentFrom: OTHER, sentTo: ADDRESS },
      [wireTransfer('123.4567', 'TOK', 'in')],
    ),
    wire('c', { minedAt: '2024-06-02T12:00:00Z', operationType: 'trade', status: 'failed' }, [
      wireTransfer('1', 'TOK', 'in'),
      wireTransfer('2', 'ETH', 'out'),
    ]),
    wire('d', { minedAt: '2024-06-01T12:00:00Z', operationType: 'approve' }, []),
    wire('e', { minedAt: '2024-06-01T11:00:00Z', operationType: 'unheardOf' }, null),
  ])
  expect(view.rows()).toEqual([
    'Sent1.500 ETH | To 0x70…\u2060dc79C8Nov 20',
    'Received+123.457 TOK | From 0x15…\u20602C6A65Nov 2',
    'SwappedFailed1.000 TOK | For 2.000 ETHJun 2',
    'Approved | To 0x70…\u2060dc79C8Jun 1',
    'unheardOf | To 0x70…\u2060dc79C8Jun 1',
  ])
  expect(view.findAll('[part="history-heading"]').map(({ textContent }) => textContent)).toEqual([
    'November',
    'June 2024',
  ])
  expect(view.find('[part~="transaction"]').getAttribute('href')).toBe(`https://etherscan.io/tx/${HASH}`)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('transactions: what was given for something stands below, and of others no direction is said', async () => {
  const view = await open()
  const given = wireTransfer('2', 'ETH', 'out')
  const got = wireTransfer('1234.5', 'TOK', 'in')
  const picture = { direction: 'in', nft_info: { name: undefined } }
  await view.answer(0, [
    wire('a', { operationType: 'trade' }, [got, given]),
    wire('b', { operationType: 'withdraw' }, [got, wireTransfer('3', 'LP', 'in')]),
    wire('c', { operationType: 'trade' }, [given, { direction: 'in' }]),
    wire('d', { operationType: 'mint' }, [given, picture]),
  ])
  const lines = view.rows().map((row) => row.replace(/Nov \d\d$/, ''))
  expect(lines).toEqual([
    'Swapped1,234.500 TOK | For 2.000 ETH',
    'Withdrawn3.000 LP | 1,234.500 TOK',
    'Swapped2.000 ETH | ',
    'MintedNFT | For 2.000 ETH',
  ])
  await view.unmount()
})

test('transactions: who got a token is shown where this page has sent it, and else left out', async () => {
  const done = { outcome: { status: 'confirmed' }, differences: [] } as const
  const view = await open({ entries: [{ ...sent(HASH), result: done }] })
  const usdc = [wireTransfer('1234567891.5', 'HONOURABLE', 'out')]
  const contract = { sentTo: `0x${'c'.repeat(40)}` }
  await view.answer(0, [
    wire('a', contract, usdc),
    wire('b', { ...contract, hash: `0x${'cd'.repeat(32)}` }, usdc),
    // What the service knows of the chain counts more than what was asked for.
    wire('c', { sentTo: OTHER }),
  ])
  expect(view.rows()).toEqual([
    'Sent1,234,567,891.500 HONOURABLE | To 0x70…\u2060dc79C8Nov 20',
    'Sent1,234,567,891.500 HONOURABLE | Nov 20',
    'Sent1.500 ETH | To 0x15…\u20602C6A65Nov 20',
  ])
  const [described] = view
    .findAll('[part~="transaction"] bdi')
    .filter((one) => one.textContent?.startsWith('To'))
  expect(described?.getClientRects()).toHaveLength(1)
  expect(described && described.scrollWidth <= described.clientWidth).toBe(true)
  await view.unmount()
})

test('transactions: a collectible without a name is called NFT', async () => {
  const view = await open()
  const nft = (name?: string) => ({ nft_info: { name, flags: { is_spam: false } }, direction: 'in' })
  await view.answer(0, [
    dated('a', '2026-11-20T10:00:00Z', { operationType: 'receive' }, [nft()]),
    dated('b', '2026-11-19T10:00:00Z', { operationType: 'receive' }, [nft('Cool NFT')]),
    dated('c', '2026-11-18T10:00:00Z', { operationType: 'mint', status: 'failed' }, [nft()]),
  ])
  expect(view.rows()).toEqual([
    'Received+NFT | Nov 20',
    'Received+Cool NFT | Nov 19',
    'MintedFailedNFT | Nov 18',
  ])
  await view.unmount()
})

test('transactions: pending ones are on top until the list has them, and are not shown twice', async () => {
  const view = await open({ entries: [sent(HASH)] })
  await view.answer(0, [wire('old', { hash: `0x${'cd'.repeat(32)}` })])
  expect(view.rows()[0]).toBe('Sent2.500 ETH | To 0x70…\u2060dc79C8')
  expect(view.findAll('[part="history-heading"]')[0]?.textContent).toBe('Pending')
  expect(view.rows()).toHaveLength(2)
  // Once confirmed, the service's next response has it.
  await act(() =>
    view.test.setState(transactionsContract, {
      entries: [{ ...sent(HASH), result: { outcome: { status: 'confirmed', id: HASH } } }],
    }),
  )
  expect(view.rows()).toHaveLength(2)
  await act(() => view.test.clock.advance(4_000))
  await view.answer(1, [wire('new'), wire('old', { hash: `0x${'cd'.repeat(32)}` })])
  expect(view.rows()).toHaveLength(2)
  expect(view.findAll('[part="history-heading"]').map(({ textContent }) => textContent)).not.toContain(
    'Pending',
  )
  await view.unmount()
})

test('transactions: an empty list has a sentence, a failed one a button that works after 30 s', async () => {
  const empty = await open()
  await empty.answer(0, [])
  expect(empty.text()).toContain('No transactions yet')
  expect(await empty.violations()).toEqual([])
  await empty.unmount()
  const view = await open()
  await act(async () => {
    view.asked[0]?.reject(new Error('down'))
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(view.text()).toContain('Failed to fetch transactions')
  const retry = (): HTMLElement => view.find('[part~="list-retry"]')
  expect(retry().textContent).toBe('Try again in 30 s')
  await act(() => view.test.clock.advance(31_000))
  await act(() => retry().click())
  await view.answer(1, [wire('a')])
  expect(view.rows()).toHaveLength(1)
  await view.unmount()
})

test('older pages: are read near the end of the list, a failed one again, and are dropped when it is left', async () => {
  const view = await open()
  await view.answer(0, [wire('a')], 'c1')
  await view.answer(1, [wire('b')], 'c2')
  expect(view.asked[1]?.query).toMatchObject({ cursor: 'c1' })
  await vi.waitFor(() => expect(view.asked).toHaveLength(3))
  expect(view.text()).toContain('Loading older transactions')
  await act(async () => {
    view.asked[2]?.reject(new Error('down'))
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(view.rows()).toHaveLength(2)
  expect(view.find('[part~="history-more"]').textContent).toBe('Try again in 30 s')
  await act(() => view.test.clock.advance(31_000))
  const more = view.asked.length
  await act(() => view.find('[part~="history-more"]').click())
  await view.answer(more, [wire('c')])
  await vi.waitFor(() => expect(view.rows()).toHaveLength(3))
  await view.unmount()
  const kept = Object.keys(view.test.latchkey.read(historyContract).pages)
  expect(kept).toEqual([`${mainnet.id}:${ADDRESS}`])
})

test('older pages: after a page without new entries only the user requests the next', async () => {
  const view = await open()
  await view.answer(0, [wire('a')], 'c1')
  await view.answer(1, [wire('a')], 'c2')
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(view.asked).toHaveLength(2)
  expect(view.find('[part~="history-more"]').textContent).toBe('Show more')
  await act(() => view.find('[part~="history-more"]').click())
  await view.answer(2, [wire('a')], 'c3')
  expect(view.asked).toHaveLength(3)
  expect(view.rows()).toHaveLength(1)
  await view.unmount()
})

test('ten thousand: only visible rows are in the document', async () => {
  const view = await open()
  await view.answer(
    0,
    Array.from({ length: 10_000 }, (_, index) => wire(`t${index}`)),
  )
  expect(view.rows().length).toBeLessThan(40)
  expect(view.find('li').getAttribute('aria-setsize')).toBe('10000')
  await view.unmount()
})

test('offline: is shown above the known list, which is read again once online', async () => {
  const view = await open()
  await view.answer(0, [wire('a')])
  setOnline(false)
  await act(() => view.test.browser.fire(new Event('offline')))
  expect(view.find('[part="list-news"]').textContent).toBe('You’re offline. This may be out of date.')
  expect(view.rows()).toHaveLength(1)
  await act(() => view.test.clock.advance(16_000))
  setOnline(true)
  await act(() => view.test.browser.fire(new Event('online')))
  await view.answer(1, [wire('b'), wire('a')])
  expect(view.rows()).toHaveLength(2)
  await view.unmount()
})

test('switch: another network shows its own list', async () => {
  const view = await open()
  await view.answer(0, [wire('a')])
  await act(() => view.test.setState(sessionContract, connectedState(base.id)))
  expect(view.rows()).toEqual([])
  await view.answer(1, [wire('b', { chain: base.id, operationType: 'mint' })])
  expect(view.rows()).toMatchObject([expect.stringContaining('Minted')])
  expect(view.find('[part~="transaction"]').getAttribute('href')).toBe(`https://basescan.org/tx/${HASH}`)
  await view.unmount()
})

test('without a service: lists only what was sent here, with a note', async () => {
  const session = createFakeSession({ state: { networks: [mainnet], ...connectedState() } })
  const pending = fake(transactionsContract, { state: { entries: [sent(HASH)] }, api: {} })
  const view = withAxe(await renderView({ plugin: history(), session, fakes: [pending] }))
  await view.open('Transactions')
  await view.shown('Transactions')
  await vi.waitFor(() => expect(view.text()).toContain('Only what you send here is listed.'))
  expect(view.findAll('[part~="transaction"]')).toHaveLength(1)
  expect(view.find('[part~="history-explorer"]').getAttribute('href')).toBe(
    `https://etherscan.io/address/${ADDRESS}`,
  )
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('status: an unknown one is said, and is neither confirmed nor failed', async () => {
  const view = await open()
  await view.answer(0, [
    wire('a', { status: 'dropped' }),
    wire('b', { status: 'dropped', operationType: 'approve', sentTo: undefined }, []),
  ])
  expect(view.text()).toContain('Status unknown')
  expect(view.text()).not.toMatch(/Confirmed|Failed|Pending/)
  const tags = view.findAll('[part~="transaction-status"]').map(({ textContent }) => textContent)
  expect(tags).toEqual(['Status unknown', 'Status unknown'])
  await view.unmount()
})

test('transactions: of tokens that wallets multiply it is said that they may show other amounts', async () => {
  const said = 'Wallets may show other amounts of PYUSD.'
  const moved = [wire('a', {}, [wireTransfer('2', 'PYUSD', 'out')])]
  const view = await open({ scaled: ['PYUSD', 'AAPLx'] })
  await view.answer(0, moved)
  expect(view.text()).toContain(said)
  expect(await view.violations()).toEqual([])
  const other = await open()
  await other.answer(0, moved)
  expect(other.text()).not.toContain('Wallets may show')
})
