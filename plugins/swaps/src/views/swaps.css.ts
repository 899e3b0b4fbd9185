import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  paddingBlockStart: space(1),
})

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const suggested = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  border: 'none',
  minWidth: 0,
})

/** Between the two amounts, where the first one has room for a line. */
export const between = style({
  display: 'flex',
  justifyContent: 'center',
  marginBlock: `${space(-5)} ${space(-3)}`,
})

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) })

/** In the lines of a field, whose height they keep. */
export const figures = style({ fontVariantNumeric: 'tabular-nums' })

export const sheets: Sheets = styleSheets()
