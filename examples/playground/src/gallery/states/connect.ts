import { connectMethods } from '@latchkey/connect/contract'
import { defineContract, definePlugin } from '@latchkey/kernel'
import { connectedOn, offering, severalConnected } from '../data/sessions'
import {
  brass,
  customWallets,
  fern,
  few,
  harbour,
  knownFern,
  longNames,
  lookAlikes,
  many,
  quartz,
  sameNames,
  twoChains,
} from '../data/wallets'
import type { ViewState } from '../gallery-state'

/** After this time the list no longer waits for extensions to announce themselves. */
const DISCOVERED_MS = 1000

const legal = {
  termsConditionsUrl: 'https://example.com/terms',
  privacyPolicyUrl: 'https://example.com/privacy',
}

interface OtherWaysContract {
  readonly id: 'other-ways'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** Adds the methods of an email and a social login to the wallet list. */
export const otherWays = definePlugin(defineContract<OtherWaysContract>('other-ways', 1), {
  setup(ctx) {
    const run = (): void => undefined
    ctx.fill(connectMethods, { id: 'email', kind: 'email', label: () => 'Email', run })
    ctx.fill(connectMethods, { id: 'social', kind: 'social', label: () => 'Social account', run })
    return {}
  },
})

function list(
  id: string,
  more: Omit<ViewState, 'id' | 'path' | 'shows' | 'act'> & Partial<ViewState>,
): ViewState {
  return {
    id: `connect/${id}`,
    path: [(to) => to.push('Connect')],
    shows: '[part="connect"]',
    act: ({ pass }) => pass(DISCOVERED_MS),
    ...more,
  }
}

const SEARCH = '[part="search-field-input"]'

export const connectStates: readonly ViewState[] = [
  list('searching', { session: offering([]), act: () => undefined }),
  list('empty', { session: offering([]) }),
  list('no-networks', { session: { ...offering(few), networks: [] } }),
  list('one', { session: offering([brass]) }),
  list('few', { session: offering(few) }),
  list('many', { session: offering(many) }),
  list('scrolled', {
    session: offering(many),
    act: ({ find }) => {
      find('[part="connect"] [part="scroll-area"]').scrollTop = 180
    },
  }),
  list('found', { session: offering(many), act: ({ type }) => type(SEARCH, 'or') }),
  list('nothing-found', { session: offering(many), act: ({ type }) => type(SEARCH, 'Paper Purse') }),
  list('look-alikes', { session: offering(lookAlikes) }),
  list('recent', { session: offering(few), recent: [fern.id, harbour.id] }),
  list('connected', { session: connectedOn('eip155:1') }),
  list('custom', { session: offering(few.slice(0, 2)), connect: { customWallets } }),
  list('custom-alone', { session: offering([]), connect: { customWallets } }),
  list('legal', { session: offering(few), connect: legal }),
  list('legal-one', {
    session: offering(few),
    connect: { termsConditionsUrl: legal.termsConditionsUrl },
  }),
  list('long-names', { session: offering(longNames) }),
  list('other-ways', { session: offering(few.slice(0, 2)), plugins: [otherWays()], connect: legal }),
  list('focus', { session: offering(few), act: ({ focus }) => focus('[part~="wallet"]') }),
  {
    id: 'what-is-a-wallet/normal',
    session: offering(few),
    path: [(to) => to.push('Connect'), (to) => to.push('WhatIsAWallet')],
    shows: '[part="what-is-a-wallet"]',
  },
  {
    id: 'get-wallet/none',
    session: offering([]),
    path: [(to) => to.push('Connect'), (to) => to.push('GetWallet')],
    shows: '[part="get-wallet"]',
  },
  {
    id: 'get-wallet/some',
    session: offering([]),
    connect: { customWallets },
    path: [(to) => to.push('Connect'), (to) => to.push('GetWallet')],
    shows: '[part="get-wallet"]',
  },
  list('same-names', { session: { ...offering(sameNames), networks: severalConnected().networks } }),
  list('known-name', {
    session: { ...offering(sameNames), networks: severalConnected().networks },
    connect: { customWallets: [knownFern] },
  }),
  {
    id: 'multi-chain/one-name',
    session: { ...offering(sameNames), networks: severalConnected().networks },
    path: [
      (to) => to.push('Connect'),
      (to) => to.push('ConnectingMultiChain', { walletId: fern.id, name: fern.name }),
    ],
    shows: '[part="multi-chain"]',
  },
  list('another-wallet', { session: severalConnected() }),
  list('one-chain', {
    session: severalConnected(),
    path: [(to) => to.push('Connect', { namespace: 'solana' })],
  }),
  {
    id: 'multi-chain/normal',
    session: { ...offering([twoChains, ...few]), networks: severalConnected().networks },
    path: [
      (to) => to.push('Connect'),
      (to) => to.push('ConnectingMultiChain', { walletId: quartz.id, name: quartz.name }),
    ],
    shows: '[part="multi-chain"]',
  },
  {
    id: 'multi-chain/one-connected',
    session: {
      ...connectedOn('eip155:1', twoChains),
      networks: severalConnected().networks,
    },
    path: [
      (to) => to.push('Connect'),
      (to) => to.push('ConnectingMultiChain', { walletId: quartz.id, name: quartz.name }),
    ],
    shows: '[part="multi-chain"]',
  },
]
