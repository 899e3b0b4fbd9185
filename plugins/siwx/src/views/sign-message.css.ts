import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  paddingBlockStart: space(3),
})

export const head = style({ display: 'grid', justifyItems: 'center', gap: space(2), textAlign: 'center' })

export const title = style({ marginBlockStart: space(3), overflowWrap: 'anywhere' })

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

export const value = style({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere' })

export const actions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const sheets: Sheets = styleSheets()
