import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { walletConnect } from '@latchkey/walletconnect'
import { createLatchkey, essentials } from 'latchkey'
import { relayUrl } from '../latchkey/services'

/** A page that can only pair by WalletConnect. For `npm run bench`. */
const latchkey = createLatchkey({
  plugins: [
    ...essentials({ portfolio: false }),
    evm({ networks: [mainnet] }),
    walletConnect({ projectId: 'local', relayUrl: relayUrl(), verify: false }),
  ],
})
latchkey.start()

const button = document.querySelector('button')
button?.addEventListener('click', () => latchkey.open('Connect'))
button?.removeAttribute('disabled')
