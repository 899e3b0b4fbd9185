import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  paddingBlockStart: space(1),
})

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

/** No grid: in one, the search field would stay within its own cell. */
export const list = style({ display: 'flex', flexDirection: 'column', gap: space(2) })

export const actions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) })

/** The worth beside the label is a button: no higher than the line. */
export const unit = style({ marginBlock: space(-1.5), marginInlineEnd: space(-2), minHeight: space(7) })

/** What is sent, in the middle of the card. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(1),
  paddingBlock: space(2),
  textAlign: 'center',
})

export const heroAmount = style({ overflowWrap: 'anywhere', marginBlockStart: space(2) })

/** One quiet surface with a line for each fact. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: `${space(1)} ${space(4)}`,
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
})

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(4),
  alignItems: 'baseline',
  paddingBlock: space(2.5),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})

/** A picture stands beside the text. */
export const pictureFact = style([fact, { alignItems: 'center' }])

/** An address is shown whole, under its label. */
export const wideFact = style([fact, { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space(0.5) }])

/** Below the fact that it explains. */
export const note = style({ gridColumn: '1 / -1', margin: 0, marginBlockStart: space(1) })

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: space(2),
  margin: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})

export const address = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"calt" 0',
  overflowWrap: 'anywhere',
  direction: 'ltr',
  textAlign: 'start',
  selectors: { ':where([dir="rtl"]) &': { textAlign: 'end' } },
})

/** A warning has its sign at the first line. */
export const warning = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(2),
  margin: 0,
  padding: space(3),
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
  color: vars.color.warning,
})

export const explorer = style({ display: 'flex', justifyContent: 'center', paddingBlockEnd: space(1) })

export const sheets: Sheets = styleSheets()
