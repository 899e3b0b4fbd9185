import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const rows = style({ display: 'grid', gap: space(2) })

export const worth = style({
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"calt" 0',
  unicodeBidi: 'isolate',
})

export const actions = style({ display: 'grid', justifyItems: 'center', gap: space(1) })

export const sheets: Sheets = styleSheets()
