import { evm } from '@latchkey/evm'
import { evmContract } from '@latchkey/evm/contract'
import { base, mainnet } from '@latchkey/evm/networks'
import { createLatchkey, isLatchkeyError } from '@latchkey/kernel'
import { session } from '@latchkey/session'
import { activeTarget, type SessionState, sessionContract, sessionStatus } from '@latchkey/session/contract'

// No modal, no React: the page draws what the session says.
const latchkey = createLatchkey({ plugins: [session(), evm({ networks: [mainnet, base] })] })

const element = <E extends Element>(selector: string, kind: new () => E): E => {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`)
  return found
}
const list = element('#wallets', HTMLUListElement)
const status = element('#status', HTMLParagraphElement)
const sign = element('#sign', HTMLButtonElement)
const disconnect = element('#disconnect', HTMLButtonElement)

const showError = (error: unknown): void => {
  status.textContent = isLatchkeyError(error) ? error.message : 'Something went wrong'
}

function draw(state: SessionState): void {
  const target = activeTarget(state)
  list.replaceChildren(
    ...state.wallets.map((wallet) => {
      const button = document.createElement('button')
      button.textContent = wallet.name
      button.onclick = () => latchkey.get(sessionContract).connect(wallet.id).catch(showError)
      const item = document.createElement('li')
      item.append(button)
      return item
    }),
  )
  status.textContent = target
    ? `${target.account.address} on ${target.network?.name ?? target.networkId}`
    : sessionStatus(state)
  sign.hidden = disconnect.hidden = !target
}

sign.onclick = async () => {
  try {
    const client = await latchkey.get(evmContract).walletClient()
    status.textContent = await client.signMessage({ message: 'Hello' })
  } catch (error) {
    showError(error)
  }
}
disconnect.onclick = () => latchkey.get(sessionContract).disconnect().catch(showError)

latchkey.watch(sessionContract, (state) => state, draw, { immediate: true })
latchkey.start()
