import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const rows = style({ display: 'grid', gap: space(2) })

export const sheets: Sheets = styleSheets()
