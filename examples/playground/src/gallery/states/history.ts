import { cloudContract } from '@latchkey/cloud/contract'
import { history } from '@latchkey/history'
import type {
  HistoryPage,
  HistoryState,
  HistoryTransaction,
  HistoryTransfer,
} from '@latchkey/history/contract'
import { fake } from '@latchkey/kernel/testing'
import { type TrackedTransaction, transactionsContract } from '@latchkey/transactions/contract'
import { holdings, KEY } from '../data/holdings'
import { tokenPictures } from '../data/pictures'
import { ADDRESS, connectedOn } from '../data/sessions'
import type { ViewState } from '../gallery-state'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const HOUR = 3_600_000
const never = (): Promise<never> => new Promise(() => undefined)

const ether = (direction: HistoryTransfer['direction'], quantity: string): HistoryTransfer => ({
  kind: 'token',
  direction,
  name: 'Ether',
  symbol: 'ETH',
  quantity,
  pictureUrl: tokenPictures.ether,
})
const dollars = (direction: HistoryTransfer['direction'], quantity: string): HistoryTransfer => ({
  kind: 'token',
  direction,
  name: 'Harbour Dollar',
  symbol: 'HUSD',
  quantity,
  pictureUrl: tokenPictures.dollar,
})
const nft = (name?: string): HistoryTransfer => ({ kind: 'nft', direction: 'in', ...(name ? { name } : {}) })

function row(
  type: string,
  hoursAgo: number,
  transfers: readonly HistoryTransfer[],
  more: Partial<HistoryTransaction> = {},
): HistoryTransaction {
  return {
    id: `${type} ${hoursAgo}`,
    hash: `0x${hoursAgo.toString(16).padStart(64, '5')}`,
    type,
    status: 'confirmed',
    minedAtMs: NOW - hoursAgo * HOUR,
    from: ADDRESS,
    to: FRIEND,
    transfers,
    ...more,
  }
}

const transactions: readonly HistoryTransaction[] = [
  row('receive', 1, [ether('in', '1.5')], { from: FRIEND, to: ADDRESS }),
  row('trade', 5, [ether('out', '0.25'), dollars('in', '812.4437')]),
  row('approve', 30, []),
  row('send', 200, [dollars('out', '1250')]),
  row('send', 400, [], { status: 'failed' }),
  row('send', 500, [dollars('out', '20')], { status: 'unknown' }),
  row('mint', 900, [nft('Lighthouse #41')]),
  row('receive', 950, [nft()], { from: FRIEND, to: ADDRESS }),
  row('claim', 1_000, [ether('in', '0.00000004')]),
  row('withdraw', 3_000, [dollars('out', '50000')]),
  row('deploy', 9_000, []),
  row('bridgeToTheHonourableCompanyOfKeymakers', 18_000, [
    {
      kind: 'token',
      direction: 'out',
      name: 'Keymakers',
      symbol: 'KEYMAKERGOVERNANCE',
      quantity: '123456789.123456',
    },
  ]),
]

const many = Array.from({ length: 10_000 }, (_, index) =>
  row(index % 3 === 0 ? 'receive' : 'send', index * 7, [
    ether(index % 3 === 0 ? 'in' : 'out', `${index % 17}.25`),
  ]),
)

function known(given: Partial<HistoryPage> = {}): HistoryState['pages'] {
  return { [KEY]: { source: 'service', transactions, status: 'known', readAtMs: NOW, ...given } }
}

const sent = (id: string): TrackedTransaction => ({
  sent: { type: 'transaction', id, from: ADDRESS, networkId: 'eip155:1', connectionId: 'only' },
  sentAtMs: NOW - 20_000,
  requests: [{ type: 'transfer', to: FRIEND, amount: '750000000000000000' }],
  to: FRIEND,
  amount: '750000000000000000',
  decimals: 18,
  symbol: 'ETH',
})
/** Of a token that calls itself ETH. */
const sentToken: TrackedTransaction = {
  ...sent(`0x${'7b'.repeat(32)}`),
  requests: [{ type: 'transfer', to: FRIEND, amount: '1', tokenAddress: `0x${'ab'.repeat(20)}` }],
}

type Parts = Partial<ViewState> & { readonly sent?: readonly TrackedTransaction[] }

function state(
  id: string,
  pages: HistoryState['pages'],
  { sent: entries = [], ...more }: Parts = {},
): ViewState {
  return {
    id: `history/${id}`,
    session: connectedOn('eip155:1'),
    portfolio: holdings.few,
    nowMs: NOW,
    history: pages,
    plugins: [
      fake(cloudContract, { state: {}, api: { projectId: 'p', blockchainApi: never } }),
      fake(transactionsContract, { state: { entries }, api: {} }),
      history(),
    ],
    path: [(to) => to.push('Account'), (to) => to.push('Transactions')],
    shows: '[part="transactions"] [part="history"]',
    ...more,
  }
}

export const historyStates: readonly ViewState[] = [
  state('', known()),
  state('pending', known(), { sent: [sent(`0x${'9a'.repeat(32)}`), sentToken] }),
  state('many', known({ transactions: many })),
  state('empty', known({ transactions: [] })),
  state('loading', {}),
  state('failed', { [KEY]: { status: 'failed', failedAtMs: NOW - 20_000 } }),
  state('retry', { [KEY]: { status: 'failed', failedAtMs: NOW } }, { act: ({ pass }) => pass(31_000) }),
  state('stale', {
    [KEY]: { source: 'service', transactions, status: 'known', readAtMs: NOW - 60_000, failedAtMs: NOW },
  }),
  state('more-loading', { ...known({ next: 'c' }), [`${KEY} c`]: { status: 'loading' } }),
  state('more-failed', {
    ...known({ transactions: transactions.slice(0, 3), next: 'c' }),
    [`${KEY} c`]: { status: 'failed', failedAtMs: NOW },
  }),
  state('more-waits', {
    ...known({ transactions: transactions.slice(0, 3), next: 'c' }),
    [`${KEY} c`]: { source: 'service', transactions: [], next: 'd', status: 'known', readAtMs: NOW },
  }),
  state('sent-only', known({ source: 'none', transactions: [] }), { sent: [sent(`0x${'9a'.repeat(32)}`)] }),
  state('tab', known(), {
    path: [(to) => to.push('Account')],
    shows: '[part="account"] [part="account-tabs"]',
    act: ({ press }) => press('[role="tab"]:last-of-type'),
  }),
]
