import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
import { sessionContract } from '@latchkey/session/contract'
import { createLatchkey, essentials } from 'latchkey'
import { LatchkeyProvider, NetworkButton } from 'latchkey/react'
import { createRoot } from 'react-dom/client'
import { dataService } from './data-service'
import { createBenchWallet } from './wallet'

/** `?count=5000`: connected, with so many tokens, before the buttons work. For `npm run bench`. */
const count = Number(new URLSearchParams(location.search).get('count') ?? 50)
const wallet = createBenchWallet()
const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
const info = { uuid: '00000000-0000-4000-8000-000000000001', name: 'Bench', icon, rdns: 'example.bench' }
const announce = (): void => {
  const detail = Object.freeze({ info, provider: wallet.provider })
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}
window.addEventListener('eip6963:requestProvider', announce)

const latchkey = createLatchkey({
  plugins: [...essentials(), evm({ networks: [mainnet, base] }), dataService(count)()],
  // The networks: one whole coin for everybody.
  ports: { http: { send: async (_request, parse) => parse({ result: '0xde0b6b3a7640000' }) } },
})
latchkey.start()

const { session, portfolio } = latchkey.plugins
latchkey.open('Connect')
const first = await new Promise<string>((resolve) => {
  latchkey.watch(
    sessionContract,
    ({ wallets }) => wallets[0]?.id,
    (id) => id !== undefined && resolve(id),
    { immediate: true },
  )
})
latchkey.close()
await session.connect(first, { networkId: 'eip155:1' })
await portfolio.loadTokens()

const on = (id: string, press: () => unknown): void => {
  const button = document.querySelector<HTMLButtonElement>(`#${id}`)
  button?.addEventListener('click', press)
  button?.removeAttribute('disabled')
}
const otherNetwork = () => (session.active()?.networkId === 'eip155:1' ? 'eip155:8453' : 'eip155:1')
const place = document.querySelector('#network')
if (place)
  createRoot(place).render(
    <LatchkeyProvider latchkey={latchkey}>
      <NetworkButton />
    </LatchkeyProvider>,
  )
on('switch', () => session.switchNetwork(otherNetwork()))
on('other', wallet.changeAccount)
on('account', () => latchkey.open('Account'))
