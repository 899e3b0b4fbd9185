import { email } from '@latchkey/email'
import { embeddedWallet } from '@latchkey/embedded-wallet'
import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { createLatchkey, essentials } from 'latchkey'
import { useConnection } from 'latchkey/react'
import type { ReactNode } from 'react'
import { frameUrl, gatewayUrl } from '../latchkey/services'
import { renderPage } from '../parts/render-page'

/** A page that can log in by email. For `npm run bench`. */
const latchkey = createLatchkey({
  plugins: [
    ...essentials({ portfolio: false }),
    evm({ networks: [mainnet], rpcUrls: { 1: [`${gatewayUrl()}/rpc/1`] } }),
    embeddedWallet({ projectId: 'local', frameUrl: frameUrl() }),
    email(),
  ],
})

function Address(): ReactNode {
  const connection = useConnection()
  return connection.status === 'connected' && <p data-testid="address">{connection.address}</p>
}

renderPage(latchkey, <Address />)
