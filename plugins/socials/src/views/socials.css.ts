import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** As large as the picture of a wallet. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: space(4),
  backgroundColor: vars.color.fill,
  color: vars.color.text,
})

export const pane = style({ display: 'grid', gap: space(4) })

/** Reserves the height of the button before the link is known. */
export const copy = style({ display: 'grid', minHeight: space(12) })

export const message = style({ display: 'grid', gap: space(0.5) })

export const sheets: Sheets = styleSheets()
