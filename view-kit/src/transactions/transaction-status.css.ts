import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const explorer = style({ display: 'flex', justifyContent: 'center', paddingBlockEnd: space(1) })

export const sheets: Sheets = styleSheets()
