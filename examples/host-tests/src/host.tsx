import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { createLatchkey, essentials } from 'latchkey'
import { ConnectButton, LatchkeyProvider, useConnection } from 'latchkey/react'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'

function Host(): ReactNode {
  const connection = useConnection()
  const [said, setSaid] = useState('')
  const sign = async (): Promise<void> => {
    if (connection.status !== 'connected') return
    const client = await connection.walletClient()
    await client.signMessage({ message: 'Hello' }).then(setSaid, () => setSaid('Not signed'))
  }
  return (
    <main>
      <ConnectButton />
      <button type="button" disabled={connection.status !== 'connected'} onClick={sign}>
        Sign
      </button>
      <p role="status">{said}</p>
    </main>
  )
}

/**
 * The page of a host. No balances, so that a test of it needs no chain.
 * @returns a function that unmounts it
 */
export function mountHost(parent: Element): () => void {
  const plugins = [...essentials({ portfolio: false }), evm({ networks: [mainnet] })]
  const element = document.createElement('div')
  parent.append(element)
  const root = createRoot(element)
  root.render(
    <LatchkeyProvider latchkey={createLatchkey({ plugins })}>
      <Host />
    </LatchkeyProvider>,
  )
  return () => root.unmount()
}
