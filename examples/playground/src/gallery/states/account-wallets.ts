import { errors } from '../data/errors'
import { identities } from '../data/holdings'
import {
  connectedOn,
  namedAlike,
  oneReconnecting,
  onOneChain,
  onSecondChain,
  severalAccounts,
  severalConnected,
} from '../data/sessions'
import type { ViewState } from '../gallery-state'

function wallets(id: string, more: Partial<ViewState> = {}): ViewState {
  return {
    id: `profile-wallets/${id}`,
    session: severalConnected(),
    path: [(to) => to.push('Account'), (to) => to.push('ProfileWallets')],
    shows: '[part="profile-wallets"]',
    ...more,
  }
}

function addresses(id: string, more: Partial<ViewState> = {}): ViewState {
  return {
    id: `switch-address/${id}`,
    session: severalAccounts(),
    path: [(to) => to.push('Account'), (to) => to.push('SwitchAddress')],
    shows: '[part="switch-address"]',
    ...more,
  }
}

function settings(id: string, more: Partial<ViewState> = {}): ViewState {
  return {
    id: `account-settings/${id}`,
    session: connectedOn('eip155:1'),
    path: [(to) => to.push('Account'), (to) => to.push('AccountSettings')],
    shows: '[part="account-settings"]',
    ...more,
  }
}

const second = '[part="profile-wallets"] li:nth-child(2) button'

export const accountWalletStates: readonly ViewState[] = [
  wallets('one', { session: connectedOn('eip155:1') }),
  wallets('several'),
  wallets('by-name', { session: namedAlike() }),
  wallets('coming-back', { session: oneReconnecting() }),
  wallets('second-chain', { session: onSecondChain() }),
  wallets('chain-switched', {
    session: onSecondChain(),
    api: { activate: async () => undefined },
    act: ({ press }) => press('[part~="wallet-side"]'),
  }),
  wallets('switched', { api: { activate: async () => undefined }, act: ({ press }) => press(second) }),
  wallets('switch-failed', {
    api: { activate: () => Promise.reject(errors.locked) },
    act: ({ press }) => press(second),
  }),
  wallets('disconnecting', { act: ({ press }) => press('[part~="wallet-disconnect"]') }),
  wallets('disconnect-all', { act: ({ press }) => press('[part="disconnect-all"] button') }),
  addresses('several'),
  addresses('named', { portfolio: { identities: identities.plain } }),
  settings('one'),
  settings('several', {
    session: severalAccounts(),
    portfolio: { identities: identities.plain },
  }),
  {
    id: 'switch-active-chain/network',
    session: onOneChain(),
    path: [
      (to) => to.push('Account'),
      (to) => to.push('Networks'),
      (to) =>
        to.push('SwitchActiveChain', {
          namespace: 'solana',
          networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        }),
    ],
    shows: '[part="switch-active-chain"]',
  },
  {
    id: 'switch-active-chain/chain',
    session: onOneChain(),
    path: [(to) => to.push('Account'), (to) => to.push('SwitchActiveChain', { namespace: 'bip122' })],
    shows: '[part="switch-active-chain"]',
  },
  {
    id: 'wallet-compatible-networks/normal',
    session: onOneChain(),
    path: [(to) => to.push('Account'), (to) => to.push('WalletCompatibleNetworks')],
    shows: '[part="wallet-compatible-networks"]',
  },
]
