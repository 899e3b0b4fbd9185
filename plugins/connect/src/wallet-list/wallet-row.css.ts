import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { style } from '@vanilla-extract/css'

/** Never truncated, because the names of two makers may differ at the end only. */
export const maker = style({
  display: 'block',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

export const sheets: Sheets = styleSheets()
