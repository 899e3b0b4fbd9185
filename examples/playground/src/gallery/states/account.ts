import { accountActions, accountTabs } from '@latchkey/account/contract'
import { defineContract, definePlugin, lazy } from '@latchkey/kernel'
import { actionItems } from '../data/actions'
import { errors } from '../data/errors'
import { holdings, identities, KEY } from '../data/holdings'
import { connectedOn, reconnecting, severalConnected, withAnotherAccount } from '../data/sessions'
import { brass, fern, longNames } from '../data/wallets'
import type { ViewState } from '../gallery-state'
import { notice } from './notice'

type Native = NonNullable<ViewState['native']>

const balance = (value: string): Native => ({
  [KEY]: { status: 'known', value, decimals: 18, symbol: 'ETH', readAtMs: 0 },
})
const SOME = balance('2481900000000000000')

interface MoreContract {
  readonly id: 'more'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** A plugin that adds buttons and tabs to the account screen. */
const more = definePlugin(defineContract<MoreContract>('more', 1), {
  setup(ctx) {
    const run = (): void => undefined
    ctx.fill(accountActions, { id: 'receive', label: () => 'Receive', icon: 'qr', run })
    ctx.fill(accountActions, { id: 'buy', label: () => 'Add funds', icon: 'plus', run })
    const tab = (id: string, order: number, name: string): void =>
      void ctx.fill(accountTabs, {
        id,
        order,
        label: () => name,
        component: lazy<{ readonly default: () => unknown }>(() =>
          id === 'rewards' ? new Promise(() => undefined) : Promise.reject(new Error('offline')),
        ),
      })
    tab('rewards', 1, 'Collectibles')
    tab('activity', 2, 'Activity')
    return {}
  },
})

/** A plugin that adds some of the example actions. */
const actions = (from: number, to: number) =>
  definePlugin(defineContract<MoreContract>('more', 1), {
    setup(ctx) {
      for (const [order, { id, icon, english }] of actionItems.slice(from, to).entries())
        ctx.fill(accountActions, {
          id,
          icon,
          order,
          label: (t) => t(`gallery.${id}`, english),
          run: () => undefined,
        })
      return {}
    },
  })()

function account(id: string, rest: Partial<ViewState> = {}): ViewState {
  return {
    id: `account/${id}`,
    session: connectedOn('eip155:1'),
    native: SOME,
    path: [(to) => to.push('Account')],
    shows: '[part="account"]',
    ...rest,
  }
}

const showNfts: ViewState['act'] = ({ press }) => press('[part="tab"]:nth-child(2)')

const withoutBalance = ({ native: _native, ...state }: ViewState): ViewState => state
const [longName] = longNames

export const accountStates: readonly ViewState[] = [
  account('normal'),
  withoutBalance(account('without-balances')),
  account('zero', { native: balance('0') }),
  account('dust', { native: balance('1') }),
  account('rich', { native: balance('1234567891200000000000000') }),
  account('loading', { native: { [KEY]: { status: 'loading' } } }),
  account('balance-failed', { native: { [KEY]: { status: 'failed', failedAtMs: 0 } } }),
  account('no-networks', { session: { ...connectedOn('eip155:1'), networks: [] }, portfolio: holdings.few }),
  account('coming-back', { session: reconnecting() }),
  account('another-account', { session: withAnotherAccount(), shows: '[part="other-account"]' }),
  account('long-name', { session: connectedOn('eip155:1', longName) }),
  account('paired', {
    session: connectedOn('eip155:1', brass, { name: 'Fern', iconUrl: fern.iconUrl ?? '' }),
  }),
  account('paired-long-name', {
    session: connectedOn('eip155:1', brass, { name: `${longName?.name ?? ''} for Telephones` }),
  }),
  account('whole-address', { act: ({ press }) => press('[part="address"]') }),
  account('with-back', {
    session: connectedOn('eip155:1'),
    path: [(to) => to.push('Connect'), (to) => to.push('Account')],
  }),
  account('several-wallets', { session: severalConnected(), portfolio: holdings.few }),
  account('name', { portfolio: { ...holdings.few, identities: identities.plain } }),
  account('name-long', { portfolio: { ...holdings.few, identities: identities.long } }),
  account('name-unusual', { portfolio: { ...holdings.few, identities: identities.unusual } }),
  account('tokens', { portfolio: holdings.few }),
  account('tokens-many', { portfolio: holdings.many }),
  account('tokens-nothing-found', {
    portfolio: holdings.many,
    act: ({ type }) => type('[part="search-field-input"]', 'Atlantis'),
  }),
  account('tokens-unpriced', { portfolio: holdings.unpriced }),
  account('tokens-none', { portfolio: holdings.none }),
  account('tokens-loading', { portfolio: holdings.loading }),
  account('tokens-failed', { portfolio: holdings.failed }),
  account('tokens-stale', { portfolio: holdings.stale }),
  account('nfts', { portfolio: holdings.nfts, act: showNfts }),
  account('nfts-many', { portfolio: holdings.manyNfts, act: showNfts }),
  account('nfts-none', { portfolio: holdings.noNfts, act: showNfts }),
  account('nfts-unknown', { portfolio: holdings.unknownNfts, act: showNfts }),
  account('nfts-loading', { portfolio: holdings.nftsLoading, act: showNfts }),
  account('nfts-failed', { portfolio: holdings.nftsFailed, act: showNfts }),
  account('unsupported-network', {
    session: connectedOn('eip155:250'),
    policy: { allowUnsupportedChain: true },
  }),
  account('locked-network', { policy: { enableNetworkSwitch: false } }),
  account('more', {
    portfolio: holdings.few,
    plugins: [more()],
    act: ({ press }) => press('[part="tab"]:nth-child(3)'),
  }),
  account('more-failed', {
    plugins: [more()],
    act: ({ press }) => press('[part="tab"]:nth-child(4)'),
  }),
  account('actions-one', { plugins: [actions(2, 3)] }),
  account('actions-two', { plugins: [actions(2, 4)] }),
  account('actions-three', { plugins: [actions(1, 4)] }),
  account('actions-four', { plugins: [actions(0, 4)] }),
  account('actions-six', { plugins: [actions(0, 6)] }),
  account('actions-seven', { plugins: [actions(0, 7)], portfolio: holdings.few }),
  account('actions-more', {
    plugins: [actions(0, 7)],
    portfolio: holdings.few,
    act: ({ press }) => press('[part~="more-actions"]'),
  }),
  account('disconnecting', { act: ({ press }) => press('[part~="disconnect"]') }),
  account('disconnect-failed', {
    api: { disconnect: () => Promise.reject(errors.locked) },
    act: ({ press }) => press('[part~="disconnect"]'),
  }),
  account('offline', { act: ({ notify }) => notify(notice('alert', 'warning', 'gallery.offline')) }),
]
