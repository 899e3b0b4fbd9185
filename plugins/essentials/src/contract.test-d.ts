import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { createLatchkey, essentials } from './index'

const latchkey = createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet] })] })
latchkey.open()
latchkey.open('Connect')
latchkey.open('SwitchNetwork', { networkId: 'eip155:1' })
latchkey.on('session:connected', ({ account }) => account.address.toLowerCase())
void latchkey.plugins.evm.walletClient()
void latchkey.plugins.session.disconnect()

// @ts-expect-error a view with arguments needs them
latchkey.open('SwitchNetwork')
// @ts-expect-error no installed plugin has this view
latchkey.open('Swap')
// @ts-expect-error not installed
void latchkey.plugins.swaps
// @ts-expect-error evm needs session
createLatchkey({ plugins: [evm({ networks: [mainnet] })] })
// @ts-expect-error no such option
essentials({ sessions: {} })

declare const wantsEvm: boolean
const maybe = createLatchkey({
  plugins: [...essentials(), ...(wantsEvm ? [evm({ networks: [mainnet] })] : [])],
})
void maybe.plugins.evm.publicClient()
