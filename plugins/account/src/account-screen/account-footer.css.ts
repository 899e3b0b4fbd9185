import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const footer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

/** Buttons side by side; they wrap to further rows where the labels are long. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })

export const action = style({ flex: `1 1 ${space(28)}` })

export const sheets: Sheets = styleSheets()
