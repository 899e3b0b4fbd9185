import { type ReactNode, useEffect, useState } from 'react'
import type { PlaygroundLatchkey } from '../../latchkey/create-playground-latchkey'

const followed = [
  'session:connected',
  'session:disconnected',
  'session:account-changed',
  'session:network-changed',
  'kernel:view-changed',
  'kernel:error',
] as const
const LINES = 8

/** The latest events, in the shape that a host receives. */
export function EventLog({ latchkey }: { readonly latchkey: PlaygroundLatchkey }): ReactNode {
  const [lines, setLines] = useState<readonly { readonly id: number; readonly text: string }[]>([])
  useEffect(() => {
    let id = 0
    const stops = followed.map((name) =>
      latchkey.on(name, (payload) => {
        id += 1
        const line = { id, text: `${name} ${JSON.stringify(payload)}` }
        setLines((known) => [line, ...known].slice(0, LINES))
      }),
    )
    return () => stops.forEach((stop) => void stop())
  }, [latchkey])
  return (
    <section className="card" aria-labelledby="log-title">
      <h2 id="log-title">Events</h2>
      {lines.length === 0 && <p className="hint">Nothing yet. Press Connect wallet.</p>}
      <ol className="log">
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </section>
  )
}
