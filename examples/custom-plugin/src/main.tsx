import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
import { createLatchkey, essentials } from 'latchkey'
import { ConnectButton, createHooks, LatchkeyProvider, NetworkButton } from 'latchkey/react'
import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { tip } from './tip'

const query = new URLSearchParams(location.search)
// `?demo`: the chains and the wallet that `npm run demo` has. Without it, real ones.
const demo = query.has('demo') ? await import('./demo') : undefined
demo?.wallet.announce()

const latchkey = createLatchkey({
  plugins: [
    ...essentials(),
    evm({ networks: [mainnet, base], ...(demo ? { rpcUrls: demo.rpcUrls } : {}) }),
    tip(),
  ],
})
const { useLatchkey } = createHooks<typeof latchkey>()

if (query.get('locale') === 'ar')
  void Promise.all([import('latchkey/languages/ar'), import('./tip/ar.json')]).then(
    ([{ arabic }, tipTexts]) =>
      latchkey.setLanguage({ ...arabic, texts: { ...arabic.texts, ...tipTexts.default } }),
  )

function TipButton(): ReactNode {
  const { ask } = useLatchkey()
  const [answer, setAnswer] = useState('')
  const leaveTip = (): void => {
    ask('acme/Tip').then(
      ({ hash }) => setAnswer(`Thank you! ${hash}`),
      () => setAnswer('Maybe next time'),
    )
  }
  return (
    <p>
      <button type="button" onClick={leaveTip}>
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
        <NetworkButton />
        <TipButton />
      </LatchkeyProvider>
    </StrictMode>,
  )
