import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gap: space(5) })

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  paddingBlockStart: space(2),
  color: vars.color.textSecondary,
})

// An empty mark instead of none: without marks Safari no longer calls it a list.
export const points = style({ display: 'grid', gap: space(4), listStyleType: '""' })

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space(3),
  alignItems: 'start',
})

export const words = style({ display: 'grid', gap: space(0.5) })

export const sheets: Sheets = styleSheets()
