import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

/** The box of the spinner and of the icon for a valid address. Both have the same size, so that the text does not move. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: space(7),
  height: space(7),
  color: vars.color.success,
})

/** Below the address. */
export const note = style({ display: 'block', marginBlockStart: space(1) })

export const sheets: Sheets = styleSheets()
