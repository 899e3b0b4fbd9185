import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const section = style({ display: 'grid', gap: space(2) })

/** In line with the words of the rows. */
export const heading = style({ paddingInlineStart: space(4) })

export const sheets: Sheets = styleSheets()
