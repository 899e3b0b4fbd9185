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

export const points = style({ display: 'grid', gap: space(4), listStyleType: '""' })

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space(3),
  alignItems: 'start',
})

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: space(10),
  height: space(10),
  borderRadius: vars.radius.picture,
  backgroundColor: vars.color.fill,
  color: vars.color.text,
})

export const words = style({ display: 'grid', gap: space(0.5) })

export const sheets: Sheets = styleSheets()
