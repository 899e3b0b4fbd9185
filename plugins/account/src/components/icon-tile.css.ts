import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** As large as the picture of a row. */
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: space(10),
  height: space(10),
  borderRadius: vars.radius.picture,
  backgroundColor: vars.color.fillHover,
  color: vars.color.text,
})

export const sheets: Sheets = styleSheets()
