import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const rows = style({ display: 'grid', gap: space(2) })

/** It stays where it can be reached while the rows go by under it. */
export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.surface,
})

export const worth = style({
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"calt" 0',
  unicodeBidi: 'isolate',
})

export const actions = style({ display: 'grid', justifyItems: 'center', gap: space(1) })

export const sheets: Sheets = styleSheets()
