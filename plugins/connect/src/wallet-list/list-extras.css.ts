import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const choices = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) })

export const sheets: Sheets = styleSheets()
