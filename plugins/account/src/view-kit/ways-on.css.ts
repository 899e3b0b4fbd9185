import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Beside each other where both have room for their longest word. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), width: '100%' })
globalStyle(`${ways} > *`, { flex: '1 1 0', minWidth: 'min-content' })

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) })

export const sheets: Sheets = styleSheets()
