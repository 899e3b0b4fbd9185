import { type Sheets, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** Covers the window without painting anything itself. */
export const dialog = style({
  all: 'initial',
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&:not([open])': { display: 'none' },
    '&[open]': { display: 'block' },
    '&::backdrop': { background: 'none' },
  },
})

/** The popover for notices. Browsers before Safari 17, Chrome 114 and Firefox 125 have none, so it is shown by its attribute. */
export const layer = style({
  all: 'initial',
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
  selectors: {
    '&:not([data-open])': { display: 'none' },
    '&[data-open]': { display: 'block' },
  },
  '@supports': {
    'not selector(:popover-open)': { vars: { [vars.layer]: 'var(--lk-z-index, 999)' }, zIndex: vars.layer },
  },
})

export const region = style({ all: 'initial', display: 'block', outline: 'none' })

export const contents = style({ all: 'initial', display: 'contents' })

export const sheets: Sheets = styleSheets()
