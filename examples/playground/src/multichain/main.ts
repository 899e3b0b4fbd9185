import { cloud } from '@latchkey/cloud'
import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
import { solana } from '@latchkey/solana'
import { solanaMainnet } from '@latchkey/solana/networks'
import { walletConnect } from '@latchkey/walletconnect'
import { createLatchkey, essentials } from 'latchkey'
import { gatewayUrl, relayUrl } from '../latchkey/services'
import { renderPage } from '../parts/render-page'

/** A page with every kind of wallet. `weight.spec.ts` measures what its wallet list loads. */
const latchkey = createLatchkey({
  plugins: [
    ...essentials(),
    evm({ networks: [mainnet, base] }),
    solana({ networks: [solanaMainnet] }),
    cloud({ projectId: 'local', directoryUrl: `${gatewayUrl()}/directory`, dataUrl: `${gatewayUrl()}/data` }),
    walletConnect({ projectId: 'local', relayUrl: relayUrl() }),
  ],
})

renderPage(latchkey)
