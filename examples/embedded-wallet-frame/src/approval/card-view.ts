import type { Say } from '../copy/say'
import { parseUrl } from '../parse-url'
import type { Approval } from './approval-card'
import { createButton, createText } from './card-text'
import { createFactRow } from './fact-row'

export interface CardButtons {
  readonly approve: HTMLButtonElement
  readonly reject: HTMLButtonElement
  readonly rejectAll: HTMLButtonElement
  /** Scrolls to the facts that are not in view yet. */
  readonly more: HTMLButtonElement
  /** Opens the wallet's own window, or brings it to the front. */
  readonly window: HTMLButtonElement
}

export interface CardView {
  /** The elements that must be visible when the user decides. */
  readonly parts: readonly HTMLElement[]
  readonly actions: HTMLElement
  readonly buttons: CardButtons
  /** Whether the last fact has been in view since the facts changed. */
  isRead(): boolean
  scrollOn(): void
  /** Shows a sentence above the buttons. An empty one removes it. */
  explain(text: string): void
}

export interface CardViewOptions {
  readonly hostOrigin: string
  /** Whether a window of the wallet takes the place of the approval. */
  readonly hasOwnWindow: boolean
  readonly say: Say
  /** Runs when the card shows something else, so that the user needs time to see it. */
  readonly onChange: () => void
}

/** Rows that stay in view when the user scrolls on. */
const OVERLAP_PX = 40

/** Creates the elements of a card. What its buttons do is not decided here. */
export function createCardView(
  { title, warnings = [], facts }: Approval,
  { hostOrigin, hasOwnWindow, say, onChange }: CardViewOptions,
): CardView {
  const heading = createText('h1', title)
  heading.id = 'title'
  const origin = createText('p', siteName(hostOrigin))
  origin.className = 'origin'
  origin.dir = 'ltr'
  const details = document.createElement('section')
  // A section that scrolls must be focusable, so that it can be scrolled by keyboard.
  details.tabIndex = 0
  details.setAttribute('aria-labelledby', heading.id)
  for (const warning of new Set(warnings)) {
    details.append(createWarning(warning))
  }
  let isRead = false
  const list = document.createElement('dl')
  const unfold = (): void => {
    isRead = false
    // The button that was pressed is gone.
    details.focus({ preventScroll: true })
    onChange()
  }
  list.append(...facts.map((fact) => createFactRow(fact, say, unfold)))
  details.append(list)
  const hint = document.createElement('p')
  hint.className = 'hint'
  hint.setAttribute('role', 'status')
  const buttons: CardButtons = {
    approve: createButton(say('card.approve'), 'approve'),
    reject: createButton(say('card.reject'), 'reject'),
    rejectAll: createButton(say('card.reject-all'), 'link'),
    more: createButton(say('card.more'), 'more'),
    window: createButton(say('window.open'), 'approve-in-window'),
  }
  const actions = document.createElement('footer')
  // What is offered later stands above, so that it moves no button.
  const { approve, reject, rejectAll, more } = buttons
  actions.append(hint, rejectAll, reject, more, approve, ...(hasOwnWindow ? [buttons.window] : []))
  return {
    parts: [heading, origin, details],
    actions,
    buttons,
    isRead() {
      // Rounded by browsers that zoom.
      isRead ||=
        details.clientHeight > 0 && details.scrollTop + details.clientHeight >= details.scrollHeight - 2
      return isRead
    },
    scrollOn: () => details.scrollBy({ top: details.clientHeight - OVERLAP_PX }),
    explain(text) {
      if (hint.textContent === text) return
      hint.textContent = text
      onChange()
    },
  }
}

const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** The host alone where what it sends is safe on its way; else the whole origin, which says that it is not. */
function siteName(origin: string): string {
  const url = parseUrl(origin)
  return url && (url.protocol === 'https:' || OWN_MACHINE.test(url.hostname)) ? url.host : origin
}

const SVG = 'http://www.w3.org/2000/svg'

/** The sign of warnings in `@latchkey/ui-primitives`, on a grid of 20. */
const WARNING_SIGN =
  'M8.55 4.2a1.67 1.67 0 0 1 2.9 0l5.05 8.95a1.67 1.67 0 0 1-1.45 2.5H4.95a1.67 1.67 0 0 1-1.45-2.5zM10 7.75v3M10 13.1h.01'

function createWarning(text: string): HTMLElement {
  const note = createText('p', text)
  note.className = 'warning'
  note.setAttribute('role', 'alert')
  const sign = document.createElementNS(SVG, 'svg')
  for (const [name, value] of Object.entries({ width: '20', height: '20', 'aria-hidden': 'true' }))
    sign.setAttribute(name, value)
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', WARNING_SIGN)
  sign.append(path)
  note.prepend(sign)
  return note
}
