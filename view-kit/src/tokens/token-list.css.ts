import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** Amount and contract in one line, or in two where a row is narrow. */
export const holding = style({ display: 'flex', flexWrap: 'wrap', columnGap: space(2) })

export const sheets: Sheets = styleSheets()
