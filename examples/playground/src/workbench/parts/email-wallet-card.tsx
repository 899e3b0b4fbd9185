import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { type ReactNode, useRef, useState } from 'react'
import type { PlaygroundLatchkey } from '../../latchkey/create-playground-latchkey'
import { type FrameFault, frameFaults, readFrameFault, setFrameFault } from '../../latchkey/frame-faults'
import { gatewayUrl } from '../../latchkey/services'

/** Links to the mailbox with the codes, and lets the wallet's frame fail in each known way. */
export function EmailWalletCard({ latchkey }: { readonly latchkey: PlaygroundLatchkey }): ReactNode {
  const [chosen, setChosen] = useState<FrameFault>('none')
  const [problem, setProblem] = useState('')
  const setting = useRef(Promise.resolve())
  const attempt = (work: Promise<void>): void => {
    setProblem('')
    work.catch(() => setProblem('The local services do not respond.'))
  }
  const choose = async (fault: FrameFault): Promise<void> => {
    setChosen(fault)
    // One after the other, so that the last choice stays.
    const earlier = setting.current.catch(() => undefined)
    setting.current = earlier.then(() => setFrameFault(fault))
    await setting.current
    // A frame that was loaded before is replaced, so that the fault shows at once. The wallet itself tells of failures.
    if (latchkey.read(embeddedWalletContract).frame !== 'absent')
      latchkey
        .get(embeddedWalletContract)
        .reload()
        .catch(() => undefined)
  }
  return (
    <section className="card" aria-labelledby="email-wallet-title">
      <h2 id="email-wallet-title">A wallet by email</h2>
      <p className="hint">
        Log in with any address. The codes go to a mailbox on this machine, and the wallet lives in a frame of
        another origin.
      </p>
      <p>
        <a className="plain" href={`${gatewayUrl()}/mailbox.html`} target="_blank" rel="noreferrer">
          Open the mailbox
        </a>
      </p>
      <details
        className="more"
        onToggle={(event) => {
          if (event.currentTarget.open) attempt(readFrameFault().then(setChosen))
        }}
      >
        <summary>Let it fail</summary>
        <fieldset className="options">
          <legend>What the wallet’s frame does</legend>
          {frameFaults.map(({ id, label, effect }) => (
            <label key={id}>
              <input
                type="radio"
                name="frame-fault"
                checked={chosen === id}
                onChange={() => attempt(choose(id))}
              />
              <span className="option">
                {label}
                <small className="option-effect">{effect}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="hint" role="status">
          {problem || 'For a wrong code, type any other six digits.'}
        </p>
      </details>
    </section>
  )
}
