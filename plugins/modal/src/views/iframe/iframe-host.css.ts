import { hostInputs, type Sheets, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const slot = style({ display: 'block', width: '100%', height: '100%' })

/** The iframe's parent, in its own shadow root. */
export const element = style({ all: 'initial', display: 'block', width: '100%', height: '100%' })

/** The box above the area in embedded mode. A script sets its position. */
export const over = style({
  all: 'initial',
  position: 'absolute',
  top: 0,
  left: 0,
  // The theme's root element sets this variable, but it is in another tree.
  vars: { [vars.layer]: `var(${hostInputs.zIndex}, 999)` },
  zIndex: vars.layer,
})

/** Fills the area. When it receives the focus, it focuses the iframe. */
export const entrance = style({
  width: '100%',
  height: '100%',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.accentStrong}`, outlineOffset: 2 } },
})

export const sheets: Sheets = styleSheets()
