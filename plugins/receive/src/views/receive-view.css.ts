import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

export const address = style({ direction: 'ltr' })

/** Lines break between groups only. */
export const group = style({ display: 'inline-block', paddingInline: space(1) })

export const footer = style({ display: 'grid', gap: space(2) })

export const sheets: Sheets = styleSheets()
