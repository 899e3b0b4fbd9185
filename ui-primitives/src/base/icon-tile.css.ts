import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

/** As large as the picture of a `ListRow`. */
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: space(10),
  height: space(10),
  borderRadius: vars.radius.picture,
  color: vars.color.text,
})

export const filled = style({ backgroundColor: vars.color.fillHover })

export const sheets: Sheets = styleSheets()
