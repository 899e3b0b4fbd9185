import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
import { createLatchkey, essentials } from 'latchkey'
import { ConnectButton, createHooks, LatchkeyProvider } from 'latchkey/react'
import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { tips } from './tips/plugin'

const latchkey = createLatchkey({
  plugins: [...essentials(), evm({ networks: [mainnet, base] }), tips()],
})
const { useLatchkey } = createHooks<typeof latchkey>()

function TipButton(): ReactNode {
  const { ask } = useLatchkey()
  const [answer, setAnswer] = useState('')
  const askForTip = (): void => {
    ask('acme/Tips').then(
      ({ coins }) => setAnswer(`Thank you for ${coins}`),
      () => setAnswer('Maybe next time'),
    )
  }
  return (
    <p>
      <button type="button" onClick={askForTip}>
        Tip
      </button>{' '}
      <output>{answer}</output>
    </p>
  )
}

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <LatchkeyProvider latchkey={latchkey}>
        <ConnectButton />
        <TipButton />
      </LatchkeyProvider>
    </StrictMode>,
  )
