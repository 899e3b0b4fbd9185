/** A look that a browser may lack: the declaration is left out there, and all works as before. */
const LOOK = 'a look'

const TOUCH = 'read from an event that browsers without touch screens never send'

/**
 * Late features that built files and sources may have, each with the reason why no browser of the floor is the worse for
 * it. One that nothing uses any more is refused, so the list stays short.
 */
export const allowed: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'kernel/src/async.ts asks for it first; httpNode of session is for servers',
  'AbortSignal.timeout': 'httpNode of session is for servers',
  'Navigator.share': 'the button is drawn where it is there',
  'Navigator.userActivation': 'asked for first; without it the user taps once more',
  'UserActivation.isActive': 'asked for first; without it the user taps once more',
  'Touch.clientX': TOUCH,
  'Touch.clientY': TOUCH,
  'TouchEvent.touches': TOUCH,
  'Uint8Array.fromHex': 'of @noble/curves, which asks for it first',
  ':has': 'what it only makes nicer; rings and texts have a stand-in behind `not selector(:has(a))`',
  ':dir': 'within `:where()`, which leaves out what it does not know',
  '::selection': LOOK,
  '::-webkit-search-cancel-button': LOOK,
  '-webkit-tap-highlight-color': LOOK,
  'accent-color': LOOK,
  'cursor: default': LOOK,
  'cursor: pointer': LOOK,
  'cursor: progress': LOOK,
  'forced-color-adjust': 'browsers without it have no forced colours',
  'forced-color-adjust: none': 'browsers without it have no forced colours',
  'mask-image': LOOK,
  'overflow-anchor': 'browsers without it do not anchor',
  'overflow-anchor: none': 'browsers without it do not anchor',
  'overscroll-behavior': LOOK,
  resize: LOOK,
  'resize: none': LOOK,
  'scrollbar-color': LOOK,
  'scrollbar-width': LOOK,
  'scrollbar-width: thin': LOOK,
  'text-align: match-parent': 'after the prefixed value, of which a browser knows one',
  'text-wrap': LOOK,
  'text-wrap: balance': LOOK,
  'user-select': LOOK,
  'user-select: none': LOOK,
}
