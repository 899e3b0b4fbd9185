import { createWalletError } from '@latchkey/session/adapter-kit'
import { mixedNetworks, sepolia } from '../data/networks'
import { connectedOn } from '../data/sessions'
import { SPENDER } from '../data/swap-world'
import type { ViewState } from '../gallery-state'
import { changes, confirmed, ended, forDollar, fromDollar, fromEther, preview, state } from './swaps'

/** After ten seconds the service builds the swap with another contract. */
function contractChanged(): ViewState {
  let contract = SPENDER
  return preview('-contract-changed', fromEther, {
    world: { contract: () => contract, simulation: changes('4227500000') },
    path: [
      (to) => to.push('Account'),
      (to) => {
        contract = SPENDER
        to.push('SwapPreview', fromEther)
      },
    ],
    async act({ pass }) {
      await pass(10)
      contract = `0x${'a'.repeat(40)}`
      await pass(10_000)
    },
  })
}

export const swapFaultStates: readonly ViewState[] = [
  state('unsupported-network', {
    session: { ...connectedOn(sepolia.id), networks: mixedNetworks },
    shows: '[part~="empty-state"]',
  }),
  preview('-low-gas', fromDollar, {
    world: {
      build: '290520000000000000',
      estimate: createWalletError('INSUFFICIENT_FUNDS', { phase: 'request' }),
    },
  }),
  contractChanged(),
  preview('-unconfirmed', fromDollar, {
    world: { ...forDollar, isUnconfirmed: true },
    async act({ pass, press }) {
      await pass(10)
      await press('[part~="swaps-confirm"]')
      await pass(10)
    },
  }),
  preview('-target-changed', fromEther, {
    session: connectedOn('eip155:8453'),
    shows: '[part~="empty-state"]',
  }),
  ended('received-less', confirmed, { received: '0xee6b2800' }),
]
