import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

/** The icon is at the height of the first line. */
export const caution = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(2),
  margin: 0,
  padding: space(3),
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
  color: vars.color.warning,
})

export const sheets: Sheets = styleSheets()
