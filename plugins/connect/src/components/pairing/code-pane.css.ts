import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const pane = style({ display: 'grid', gap: space(4) })

export const words = style({ display: 'grid', gap: space(0.5) })

/** On the code's paper, which is light in both themes. */
export const expired = style({ color: 'oklch(0.24 0.024 265)' })

export const sheets: Sheets = styleSheets()
