import { createWalletError } from '@latchkey/session/requests'
import { mixedNetworks, sepolia } from '../data/networks'
import { connectedOn } from '../data/sessions'
import { SPENDER } from '../data/swap-world'
import type { ViewState } from '../gallery-state'
import { waitForPart } from '../view-driver'
import { changes, confirmed, ended, forDollar, fromDollar, fromEther, preview, state } from './swaps'

/** After ten seconds the service builds the swap with another contract. */
function contractChanged(): ViewState {
  let contract = SPENDER
  return preview('-contract-changed', fromEther, {
    world: { contract: () => contract, simulation: changes('4227500000') },
    async act({ pass }) {
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
    world: { ...forDollar, isSent: true },
    async act(driver) {
      await waitForPart(driver, '[part~="swaps-confirm"]')
      await driver.press('[part~="swaps-confirm"]')
      await waitForPart(driver, '[part~="swaps-end"]', 50)
      await driver.press('[part~="back"]')
      await waitForPart(driver, '[part~="swaps-preview"]')
      await driver.pass(181_000)
      await driver.pass(10)
    },
  }),
  ended('received-less', { ...confirmed, received: '0xee6b2800' }),
]
