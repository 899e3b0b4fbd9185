import { createFakeClock, fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { ADDRESS, base, connectedState, createFakeSession, mainnet, renderView } from '@latchkey/testing'
import { type TrackedTransaction, transactionsContract } from '@latchkey/transactions/contract'
import { act, withAxe } from '@latchkey/ui-primitives/test-support'
import { expect, vi } from 'vitest'
import { history } from '../plugin'
import { createFakeService } from './history-page'

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const NOW = Date.parse('2026-11-24T12:00:00Z')
/** A transfer of 2.5 ETH that this page has sent. */
export const sent = (id: string): TrackedTransaction => ({
  sent: { type: 'transaction', id, from: ADDRESS, networkId: mainnet.id, connectionId: 'c' },
  sentAtMs: NOW - 20_000,
  requests: [{ type: 'transfer', to: RECEIVER, amount: '1' }],
  to: RECEIVER,
  amount: '2500000000000000000',
  decimals: 18,
  symbol: 'ETH',
})

/** Opens the list, over a service whose answers the test gives. */
export async function open({
  entries = [] as readonly TrackedTransaction[],
  scaled = [] as readonly string[],
} = {}) {
  const service = createFakeService()
  const session = createFakeSession({ state: { networks: [mainnet, base], ...connectedState() } })
  const pending = fake(transactionsContract, { state: { entries }, api: {} })
  const items = ['ETH', ...scaled].map((symbol) => ({
    networkId: mainnet.id,
    name: symbol,
    symbol,
    decimals: 6,
    value: '5',
    ...(scaled.includes(symbol) && { scale: { chain: '5', shown: '6' } }),
  }))
  const entry = { status: 'known', readAtMs: NOW, source: 'service', items } as const
  const portfolio = fake(portfolioContract, {
    state: { ...emptyPortfolio, tokens: { [`${mainnet.id}:${ADDRESS}`]: entry } },
    api: {},
  })
  const view = withAxe(
    await renderView({
      plugin: history(),
      session,
      fakes: [service.plugin, pending, portfolio],
      clock: createFakeClock(NOW),
    }),
  )
  await view.open('Transactions')
  await view.shown('Transactions')
  await vi.waitFor(() => expect(service.asked).toHaveLength(1))
  const rows = (): readonly string[] =>
    view
      .findAll('[part~="transaction"]')
      .map((row) =>
        ['title', 'secondary']
          .map((part) => row.querySelector(`[part="list-row-${part}"]`)?.textContent)
          .join(' | '),
      )
  const answer = async (index: number, data: readonly unknown[], next?: string): Promise<void> => {
    await vi.waitFor(() => expect(service.asked.length).toBeGreaterThan(index))
    await act(async () => {
      service.asked[index]?.respond({ data, next })
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  }
  return { ...view, asked: service.asked, rows, answer }
}
