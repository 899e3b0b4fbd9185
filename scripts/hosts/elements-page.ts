import { VIEM } from './react-page'

/** The instance of a page with elements, and what it does besides. */
export const elementsInstance: string = `import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { createLatchkey, essentials } from 'latchkey'

export const latchkey = createLatchkey({
  plugins: [...essentials({ portfolio: false }), evm({ networks: [mainnet] })],
})

export const sign = async () => (await latchkey.plugins.evm.walletClient()).signMessage({ message: 'Hello' })
`

/** What such a page installs of ours, and what these need. */
export const oursOfElementsPage = ['latchkey', '@latchkey/elements', '@latchkey/evm'] as const
export const neededByElements = { react: '19.3.1', 'react-dom': '19.3.1', viem: VIEM } as const
