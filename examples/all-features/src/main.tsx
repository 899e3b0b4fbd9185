import { createLatchkey, everything } from '@latchkey/everything'
import { base, mainnet } from '@latchkey/evm/networks'
import type { PaymentOptions } from '@latchkey/pay'
import { payContract } from '@latchkey/pay/contract'
import { solanaMainnet } from '@latchkey/solana/networks'
import { ConnectButton, LatchkeyProvider, NetworkButton } from 'latchkey/react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { serviceUrl } from './local-services'

const gateway = serviceUrl('gateway')

const latchkey = createLatchkey(
  everything({
    projectId: 'local',
    networks: [mainnet, base, solanaMainnet],
    siwx: { server: serviceUrl('siwxServer'), required: false },
    features: { pay: true, smartSessions: true },
    plugins: {
      cloud: { directoryUrl: `${gateway}/directory`, dataUrl: `${gateway}/data` },
      evm: { rpcUrls: { 1: [`${gateway}/rpc/1`], 8453: [`${gateway}/rpc/8453`] } },
      solana: { rpcUrls: { [solanaMainnet.id]: [`${gateway}/rpc/solana`] } },
      walletConnect: { relayUrl: serviceUrl('relay') },
      embeddedWallet: { frameUrl: `${serviceUrl('frame')}/sdk` },
      onramp: {
        providers: [
          {
            id: 'lantern',
            name: 'Lantern Ramp',
            url: `${serviceUrl('onrampProvider')}/`,
            supports: ['eip155', 'solana'],
            feeRange: [1, 2],
          },
        ],
      },
      telemetry: { consent: true, endpoint: `${gateway}/telemetry/e` },
    },
  }),
)

const order: PaymentOptions = {
  paymentAsset: {
    network: 'eip155:1',
    asset: 'native',
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: '0.01',
}

function App(): ReactNode {
  // The dialog shows the error, so the page need not.
  const pay = (): Promise<unknown> =>
    latchkey
      .get(payContract)
      .pay(order)
      .catch(() => undefined)
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <main>
        <h1>All features</h1>
        <p>Connect, sign in, buy, swap, send, receive, pay: one page with everything.</p>
        <div className="buttons">
          <ConnectButton />
          <NetworkButton />
          <button type="button" className="pay" onClick={pay}>
            Pay
          </button>
        </div>
      </main>
    </LatchkeyProvider>
  )
}

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
