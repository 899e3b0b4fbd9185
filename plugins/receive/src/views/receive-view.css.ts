import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const view = style({ ...column, gap: space(4) })

export const form = style({ ...column, gap: space(3), paddingBlockStart: space(1) })

export const rows = style({ ...column, gap: space(2) })

export const actions = style({ ...column, gap: space(2) })

export const amount = style({ overflowWrap: 'anywhere' })

export const address = style({ direction: 'ltr' })

/** Lines break only between groups. */
export const group = style({ display: 'inline-block', paddingInline: space(1) })

export const addressLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
})

export const pictures = style({ display: 'flex', paddingInlineStart: space(2) })

/** Overlaps the picture before it, with an outline in the colour of the row. */
export const picture = style({
  display: 'grid',
  marginInlineStart: space(-2),
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
})

export const sheets: Sheets = styleSheets()
