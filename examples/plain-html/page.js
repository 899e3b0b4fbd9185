import {
  activeTarget,
  base,
  createLatchkey,
  defineElements,
  essentials,
  evm,
  evmContract,
  mainnet,
  sessionContract,
} from './latchkey/latchkey.js'

const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet, base] })] })
defineElements(latchkey)

const status = document.querySelector('#status')
const sign = document.querySelector('#sign')
const disconnect = document.querySelector('#disconnect')

latchkey.watch(
  sessionContract,
  activeTarget,
  (target) => {
    status.textContent = target?.account.address ?? 'not connected'
    sign.hidden = disconnect.hidden = !target
  },
  { immediate: true },
)
sign.onclick = async () => {
  const client = await latchkey.get(evmContract).walletClient()
  status.textContent = await client.signMessage({ message: 'Hello' })
}
disconnect.onclick = () => latchkey.get(sessionContract).disconnect()

latchkey.start()
