import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
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

export const concerns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  padding: 0,
  border: 'none',
  minWidth: 0,
})

/** Between the two amounts, in the space below the first. */
export const between = style({
  display: 'flex',
  justifyContent: 'center',
  marginBlock: `${space(-5)} ${space(-3)}`,
})

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) })

/** What is reviewed is never cut, also not where it stands beside its worth. */
export const whole = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' })

/** Figures in the lines of a field, without changing their height. */
export const figures = style({ fontVariantNumeric: 'tabular-nums' })

export const sheets: Sheets = styleSheets()
