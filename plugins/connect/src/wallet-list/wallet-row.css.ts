import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { style } from '@vanilla-extract/css'

/** Never cut: the end of a name is what distinguishes two makers. */
export const maker = style({
  display: 'block',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

export const sheets: Sheets = styleSheets()
