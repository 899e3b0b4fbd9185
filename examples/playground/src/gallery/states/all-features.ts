import { cloudContract } from '@latchkey/cloud/contract'
import { history } from '@latchkey/history'
import { fake } from '@latchkey/kernel/testing'
import { names } from '@latchkey/names'
import { onramp } from '@latchkey/onramp'
import { receive } from '@latchkey/receive'
import { send } from '@latchkey/send'
import { swaps } from '@latchkey/swaps'
import { transactionsContract } from '@latchkey/transactions/contract'
import { holdings, identities, KEY } from '../data/holdings'
import { connectedOn } from '../data/sessions'
import { longNames } from '../data/wallets'
import type { ViewState } from '../gallery-state'

const never = (): Promise<never> => new Promise(() => undefined)

const known = (value: string): NonNullable<ViewState['native']> => ({
  [KEY]: { status: 'known', value, decimals: 18, symbol: 'ETH', readAtMs: 0 },
})

/** The account screen with every plugin that adds something to it. */
function account(id: string, more: Partial<ViewState> = {}): ViewState {
  return {
    id: `all-features/${id}`,
    session: connectedOn('eip155:1'),
    portfolio: holdings.few,
    plugins: [
      fake(cloudContract, { state: {}, api: { projectId: 'gallery', blockchainApi: never } }),
      fake(transactionsContract, { state: { entries: [] }, api: {} }),
      onramp({
        providers: [
          {
            id: 'lantern',
            name: 'Lantern Ramp',
            url: 'https://ramp.example/',
            supports: ['eip155'],
            feeRange: [1, 2],
          },
        ],
      }),
      swaps(),
      receive(),
      send(),
      names(),
      history(),
    ],
    path: [(to) => to.push('Account')],
    shows: '[part="account"] [part="account-tabs"]',
    ...more,
  }
}

export const allFeaturesStates: readonly ViewState[] = [
  account('account'),
  account('named', { portfolio: { ...holdings.many, identities: identities.plain } }),
  account('long-names', {
    session: connectedOn('eip155:1', longNames[0]),
    portfolio: { ...holdings.many, identities: identities.long },
  }),
  account('loading', { portfolio: holdings.loading, native: { [KEY]: { status: 'loading' } } }),
  account('nothing-yet', { portfolio: holdings.none, native: known('0') }),
  account('failed', { portfolio: holdings.failed, native: known('2481900000000000000') }),
  account('activity', { act: ({ press }) => press('[role="tab"]:last-of-type') }),
]
