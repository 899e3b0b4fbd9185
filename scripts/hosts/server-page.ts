/** A component of a page, with an instance of its own. */
export const page: string = `import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { createLatchkey, essentials } from 'latchkey'
import { ConnectButton, LatchkeyProvider, useConnection, useSignMessage } from 'latchkey/react'
import { useState } from 'react'

function Sign() {
  const connection = useConnection()
  const { mutate, data } = useSignMessage()
  if (connection.status !== 'connected') return null
  return (
    <>
      <button type="button" onClick={() => mutate({ message: 'Hello' })}>
        Sign
      </button>
      <p role="status">{data}</p>
    </>
  )
}

export default function Page() {
  const [latchkey] = useState(() =>
    createLatchkey({ plugins: [...essentials({ portfolio: false }), evm({ networks: [mainnet] })] }),
  )
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <ConnectButton />
      <Sign />
    </LatchkeyProvider>
  )
}
`

/** The page where it is rendered on a server too: one instance for each request, as READMEs show it. */
export const serverPage: string = `import 'latchkey/button.css'\n${page}`
