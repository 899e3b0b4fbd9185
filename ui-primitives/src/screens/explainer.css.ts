import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

export const explainer = style({ display: 'grid', gap: space(5) })

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  paddingBlockStart: space(2),
  color: vars.color.textSecondary,
})

// An empty marker instead of `none`, with which Safari no longer treats the element as a list.
export const points = style({ display: 'grid', gap: space(4), listStyleType: '""' })

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(3),
  alignItems: 'start',
})

export const text = style({ display: 'grid', gap: space(0.5) })

export const sheets: Sheets = styleSheets()
