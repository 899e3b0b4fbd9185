import { strict as assert } from 'node:assert'
import { solanaContract } from '@latchkey/solana/contract'
import * as kit from '@solana/kit'
import { Window } from 'happy-dom'
import { connect, openPage, until } from './page.mjs'

const { latchkey, wallet } = openPage()
const { address } = await connect(latchkey, 'solana')
const standard = latchkey.get(solanaContract).standardWallet()
assert.equal(standard.account.address, address)

const window = new Window({ url: 'https://shop.example/' })
for (const name of ['document', 'navigator', 'localStorage', 'HTMLElement', 'Event', 'CustomEvent'])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
Object.defineProperty(globalThis, 'window', { value: window, configurable: true })
// Libraries that look for a window when they are loaded.
const { useWalletAccountMessageSigner } = await import('@solana/react')
const { useWallet, WalletProvider } = await import('@solana/wallet-adapter-react')
const { createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const { uiAccount } = await import('./solana-react')
const { FollowLatchkey } = await import('./wallet-adapter')

const content = new TextEncoder().encode('Hello')
async function isSigned(signature) {
  const key = await crypto.subtle.importKey('raw', kit.getBase58Encoder().encode(address), 'Ed25519', true, [
    'verify',
  ])
  return crypto.subtle.verify('Ed25519', key, signature, content)
}

let signer
let adapter
let shown = standard
function SolanaReact() {
  signer = useWalletAccountMessageSigner(uiAccount(standard))
  return null
}
function Adapter() {
  adapter = useWallet()
  return null
}
const root = createRoot(document.body.appendChild(document.createElement('div')))
const draw = () =>
  root.render(
    createElement(
      WalletProvider,
      { wallets: [], autoConnect: true },
      createElement(SolanaReact),
      createElement(Adapter),
      createElement(FollowLatchkey, { standard: shown }),
    ),
  )
draw()

await until(() => signer)
const [message] = await signer.modifyAndSignMessages([kit.createSignableMessage(content)])
assert.ok(await isSigned(message.signatures[address]))
console.log('@solana/react signs')

// As an extension does that loads after the page.
const detail = (registry) => registry.register(wallet.standardWallet)
window.dispatchEvent(new window.CustomEvent('wallet-standard:register-wallet', { detail }))
await until(() => adapter.connected)
assert.equal(adapter.publicKey.toBase58(), address)
assert.ok(await isSigned(await adapter.signMessage(content)))
shown = undefined
draw()
await until(() => !adapter.connected && adapter.publicKey === null)
console.log('wallet-adapter follows, signs and lets go')
process.exit(0)
