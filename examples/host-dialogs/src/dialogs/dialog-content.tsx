import { ConnectButton, useConnection } from 'latchkey/react'
import { type ReactNode, useState } from 'react'

const lines = Array.from({ length: 30 }, (_, index) => `Line ${index + 1} of something worth scrolling.`)

/** What each of the four dialogs holds: things that show whether somebody else touched them. */
export function DialogContent({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [count, setCount] = useState(0)
  const { status } = useConnection()
  return (
    <div className="content">
      <label>
        Note
        <input type="text" defaultValue="mine" />
      </label>
      <button type="button" className="plain" onClick={() => setCount((before) => before + 1)}>
        Counted {count}
      </button>
      <section className="scroll" aria-label="Small print">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      <ConnectButton />
      <p>
        Status: <output data-testid="inner-status">{status}</output>
      </p>
      <button type="button" className="plain" onClick={onClose}>
        Done
      </button>
    </div>
  )
}
