import { accountContract } from '@latchkey/account/contract'
import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import { ADDRESS, connectedState, createFakeSession, disconnectedState, mainnet } from '@latchkey/testing'
import { type TrackedTransaction, transactionsContract } from '@latchkey/transactions/contract'
import { expect, test } from 'vitest'
import { recordHook } from '../test-support/record-hook'
import { useAccount } from './index'

const KEY = `eip155:1:${ADDRESS}`
const SHORT = '0xb3…\u20603fBfdA'
const picture = 'data:image/png;base64,AA'
const provider = { request: async () => undefined, on: () => undefined, removeListener: () => undefined }

async function show(state: Partial<SessionState> = connectedState()) {
  const session = createFakeSession({
    state: { networks: [mainnet], ...state },
    api: { provider: () => provider },
  })
  const fakes = [
    session.plugin,
    fake(portfolioContract, { state: emptyPortfolio, api: {} }),
    fake(accountContract, { state: { walletFeaturesOrder: [], tab: '', networkPictures: {} }, api: {} }),
    fake(transactionsContract, { state: { entries: [] }, api: {} }),
  ]
  const { latchkey, setState } = createTestLatchkey({ plugins: [], fakes })
  return { ...(await recordHook(() => useAccount(), latchkey)), setState }
}

const identities = (more: object) => ({
  identities: {
    [`eip155:${ADDRESS}`]: { status: 'known', readAtMs: 0, name: 'vitalik.eth', ...more },
  } as const,
})
const sent = (more: object = {}): TrackedTransaction => ({
  sent: { type: 'transaction', id: '0x1', from: ADDRESS, networkId: mainnet.id, connectionId: 'c', ...more },
  sentAtMs: 0,
  requests: [],
})

test('useAccount: every field is there for every status', async () => {
  const { now, change, setState, unmount } = await show({})
  expect(now()).toMatchObject({ status: 'disconnected', allAccounts: [], hasPendingTransactions: false })
  expect([now().address, now().displayName, now().balance, now().wallet]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  await change(() => setState(sessionContract, connectedState()))
  expect(now()).toMatchObject({
    status: 'connected',
    address: ADDRESS,
    chainId: 1,
    displayName: SHORT,
    network: { name: 'Ethereum' },
    allAccounts: [{ address: ADDRESS, connectionId: 'c' }],
  })
  expect([now().name, now().balance, now().avatarUrl]).toEqual([undefined, undefined, undefined])
  await change(() => setState(sessionContract, disconnectedState))
  expect(now()).toMatchObject({ status: 'disconnected', allAccounts: [] })
  await unmount()
})

test('useAccount: has name, picture and balance once the portfolio knows them', async () => {
  const { now, change, setState, unmount } = await show()
  const balance = { value: '2481000000000000000', decimals: 18, symbol: 'ETH' }
  const native = { [KEY]: { status: 'known', readAtMs: 0, ...balance } as const }
  await change(() => setState(portfolioContract, { native, ...identities({ avatarUrl: picture }) }))
  expect(now()).toMatchObject({ name: 'vitalik.eth', displayName: 'vitalik.eth', avatarUrl: picture })
  expect(now().balance).toEqual({ ...balance, formatted: '2.481' })
  await unmount()
})

test('useAccount: a name that can be mistaken for another is not told', async () => {
  const { now, change, setState, unmount } = await show()
  await change(() => setState(portfolioContract, identities({ isUnusual: true })))
  expect([now().name, now().displayName]).toEqual([undefined, SHORT])
  await unmount()
})

test("useAccount: the network has the host's picture, or the fetched one, and none that is unsafe", async () => {
  const { now, change, setState, unmount } = await show()
  const iconUrl = () => now().network?.iconUrl
  expect(iconUrl()).toBeUndefined()
  await change(() => setState(accountContract, { networkPictures: { [mainnet.id]: picture } }))
  expect(iconUrl()).toBe(picture)
  const own = (url: string) =>
    change(() => setState(sessionContract, { networks: [{ ...mainnet, iconUrl: url }] }))
  await own('https://pictures.example/1.png')
  expect(iconUrl()).toBe('https://pictures.example/1.png')
  await own('javascript:alert(1)')
  expect(iconUrl()).toBeUndefined()
  await unmount()
})

test('useAccount: tells of transactions of this account and network that are undecided', async () => {
  const { now, change, setState, unmount } = await show()
  const others = [sent({ from: '0x1' }), sent({ networkId: 'eip155:8453' })]
  const decided = { ...sent(), result: { outcome: { status: 'confirmed', id: '0x1' } as const } }
  await change(() => setState(transactionsContract, { entries: [...others, decided] }))
  expect(now().hasPendingTransactions).toBe(false)
  await change(() => setState(transactionsContract, { entries: [sent()] }))
  expect(now().hasPendingTransactions).toBe(true)
  await unmount()
})

test('useAccount: returns the same object, and renders no more often, until something of it changes', async () => {
  const { now, again, shown, change, setState, unmount } = await show()
  const first = now()
  await again()
  expect([shown.length, now() === first]).toEqual([2, true])
  // The list of wallets, another network's picture, and what another account has sent.
  await change(() => setState(sessionContract, { wallets: [] }))
  await change(() => setState(accountContract, { networkPictures: { 'eip155:5': picture } }))
  await change(() => setState(transactionsContract, { entries: [sent({ from: '0x1' })] }))
  expect([shown.length, now() === first]).toEqual([2, true])
  await unmount()
})
