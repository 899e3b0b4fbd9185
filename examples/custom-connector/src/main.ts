import { evm } from '@latchkey/evm'
import { evmContract } from '@latchkey/evm/contract'
import { mainnet } from '@latchkey/evm/networks'
import { createLatchkey, isLatchkeyError } from '@latchkey/kernel'
import { session } from '@latchkey/session'
import { activeTarget, type SessionState, sessionContract } from '@latchkey/session/contract'
import { createSimulatedWallet } from '@latchkey/simulated-wallet'
import { pocketConnector } from './connector'

// Stands for what a real Pocket would have put on the page.
const pocket = createSimulatedWallet({ name: 'Pocket', confirm: 'visible', remember: localStorage }).provider

const latchkey = createLatchkey({
  plugins: [session({ connectors: [pocketConnector(pocket)] }), evm({ networks: [mainnet] })],
})

const element = <E extends Element>(selector: string, kind: new () => E): E => {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`)
  return found
}
const list = element('#wallets', HTMLUListElement)
const status = element('#status', HTMLParagraphElement)
const sign = element('#sign', HTMLButtonElement)

const showError = (error: unknown): void => {
  status.textContent = isLatchkeyError(error) ? error.message : 'Something went wrong'
}

function draw(state: SessionState): void {
  const target = activeTarget(state)
  list.replaceChildren(
    ...state.wallets.map(({ id, name }) => {
      const button = document.createElement('button')
      button.textContent = name
      button.onclick = () => latchkey.get(sessionContract).connect(id).catch(showError)
      return button
    }),
  )
  sign.hidden = !target
  status.textContent = target ? target.account.address : ''
}

sign.onclick = async () => {
  try {
    const client = await latchkey.get(evmContract).walletClient()
    status.textContent = await client.signMessage({ message: 'Hello' })
  } catch (error) {
    showError(error)
  }
}

latchkey.watch(sessionContract, (state) => state, draw, { immediate: true })
latchkey.start()
