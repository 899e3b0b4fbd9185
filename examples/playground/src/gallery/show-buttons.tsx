import { LatchkeyProvider } from 'latchkey/react'
import { type ReactElement, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import type { ButtonSpecimen, ButtonState } from './gallery-state'
import type { Look } from './look'
import { makeLatchkey } from './make-latchkey'
import { until, waitUntilStill } from './wait-until-still'

/** Shows buttons in the page, each with its own instance, until the signal aborts. */
export async function showButtons(
  state: ButtonState,
  look: Look,
  place: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const root = createRoot(place)
  signal.addEventListener('abort', () => root.unmount(), { once: true })
  root.render(
    <div className="sheet">
      {state.buttons.map((specimen) => (
        <section key={specimen.name} className="specimen">
          <p>{specimen.name}</p>
          <Instance specimen={specimen} look={look} />
        </section>
      ))}
    </div>,
  )
  await until('the buttons', () => place.querySelectorAll('button').length >= state.buttons.length)
  await waitUntilStill(place)
}

function Instance({
  specimen,
  look,
}: {
  readonly specimen: ButtonSpecimen
  readonly look: Look
}): ReactElement {
  const latchkey = useMemo(() => makeLatchkey(specimen, look).latchkey, [specimen, look])
  return <LatchkeyProvider latchkey={latchkey}>{specimen.content}</LatchkeyProvider>
}
