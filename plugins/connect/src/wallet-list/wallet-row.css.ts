import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** Never truncated, because the names of two makers may differ at the end only. */
export const maker = style({
  display: 'block',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

/** As high as a line of text, so that the row is as high as others. */
export const marks = style({ display: 'flex', gap: space(1), paddingBlock: 1 })

/** A text with a button beside or below it. */
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space(2),
})

export const sheets: Sheets = styleSheets()
