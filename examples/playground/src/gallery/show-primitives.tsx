import { createAdopt, SheetRoot, ThemeRoot } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { SheetState } from './gallery-state'
import type { Look } from './look'
import { surfaceStyles } from './sheet-styles'
import { until, waitUntilStill } from './wait-until-still'

/** Shows a sheet of primitives in a plain shadow root, as in the dialog, until the signal aborts. */
export async function showPrimitives(
  state: SheetState,
  look: Look,
  place: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const shadow = place.attachShadow({ mode: 'open' })
  const container = document.createElement('div')
  shadow.append(container)
  const adopt = createAdopt(shadow)
  adopt([surfaceStyles])
  const root = createRoot(container)
  signal.addEventListener('abort', () => root.unmount(), { once: true })
  root.render(
    <SheetRoot adopt={adopt}>
      <ThemeRoot mode={look.theme} direction={look.direction} language={look.language.locale}>
        <Sheet state={state} word={look.word} />
      </ThemeRoot>
    </SheetRoot>,
  )
  await until('the sheet', () => shadow.querySelector('.sheet') !== null)
  await waitUntilStill(shadow)
}

function Sheet({ state, word }: { readonly state: SheetState; readonly word: Look['word'] }): ReactElement {
  return (
    <div className="sheet">
      {state.specimens.map(({ name, content }) => (
        <section key={name} className="specimen">
          <p className="caption">{name}</p>
          <div className="content">{content(word)}</div>
        </section>
      ))}
    </div>
  )
}
