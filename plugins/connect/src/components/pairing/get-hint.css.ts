import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space(1.5),
})

/** A line of text that a finger hits. */
export const target = style({ '@media': { '(pointer: coarse)': { minHeight: 44, paddingInline: space(2) } } })

export const sheets: Sheets = styleSheets()
