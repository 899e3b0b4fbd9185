import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
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

/** The popover for notices. */
export const layer = style({
  all: 'initial',
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
  selectors: {
    '&:not(:popover-open)': { display: 'none' },
    '&:popover-open': { display: 'block' },
  },
})

export const region = style({ all: 'initial', display: 'block' })

export const contents = style({ all: 'initial', display: 'contents' })

export const sheets: Sheets = styleSheets()
