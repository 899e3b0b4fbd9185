import { errors } from '../data/errors'
import { manyNetworks } from '../data/networks'
import { connectedOn, offering, onOneChain, severalConnected, twoNetworksApproved } from '../data/sessions'
import { few } from '../data/wallets'
import type { ViewState } from '../gallery-state'

const SILENT_MS = 13_000
const SEARCH = '[part="search-field-input"]'
const here = connectedOn('eip155:1')

function networks(id: string, more: Partial<ViewState> = {}): ViewState {
  return {
    id: `networks/${id}`,
    session: here,
    path: [(to) => to.push('Account'), (to) => to.push('Networks')],
    shows: '[part="networks"]',
    ...more,
  }
}

function switching(id: string, more: Partial<ViewState> = {}): ViewState {
  return {
    id: `switch-network/${id}`,
    session: here,
    path: [
      (to) => to.push('Account'),
      (to) => to.push('Networks'),
      (to) => to.push('SwitchNetwork', { networkId: 'eip155:8453' }),
    ],
    shows: '[part="switch-network"]',
    ...more,
  }
}

const ends = (error: unknown): Pick<ViewState, 'api'> => ({
  api: { switchNetwork: () => Promise.reject(error) },
})

export const networkStates: readonly ViewState[] = [
  networks('few'),
  networks('many', { session: { ...here, networks: manyNetworks } }),
  networks('two-kinds', { session: onOneChain() }),
  networks('two-kinds-connected', { session: severalConnected() }),
  networks('not-approved', { session: twoNetworksApproved() }),
  networks('found', {
    session: { ...here, networks: manyNetworks },
    act: ({ type }) => type(SEARCH, 'base'),
  }),
  networks('nothing-found', {
    session: { ...here, networks: manyNetworks },
    act: ({ type }) => type(SEARCH, 'Atlantis'),
  }),
  networks('not-connected', { session: offering(few), path: [(to) => to.push('Networks')] }),
  networks('none', { session: { ...offering(few), networks: [] }, path: [(to) => to.push('Networks')] }),
  networks('none-connected', { session: { ...here, networks: [] } }),
  networks('locked', { policy: { enableNetworkSwitch: false } }),
  switching('asking'),
  switching('silent', { act: ({ pass }) => pass(SILENT_MS) }),
  switching('declined', ends(errors.declined)),
  switching('locked', ends(errors.locked)),
  switching('failed', ends(errors.unknownChain)),
  switching('failed-unknown', ends(new Error('Not one of ours'))),
  switching('retrying', {
    act: async ({ pass, press }) => {
      await pass(SILENT_MS)
      await press('[part~="switch-network"] button')
    },
  }),
  {
    id: 'unsupported-chain/normal',
    session: connectedOn('eip155:250'),
    path: [(to) => to.push('UnsupportedChain')],
    shows: '[part="unsupported-chain"]',
  },
  {
    id: 'what-is-a-network/normal',
    session: here,
    path: [(to) => to.push('Networks'), (to) => to.push('WhatIsANetwork')],
    shows: '[part="what-is-a-network"]',
  },
]
