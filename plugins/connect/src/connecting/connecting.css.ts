import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) })

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  paddingBlockStart: space(2),
})

/** Nothing but a tag. */
export const mark = style({ display: 'grid', justifyItems: 'center' })

export const note = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1.5),
  marginBlockStart: space(4),
  padding: space(4),
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
  selectors: { '&:not(:last-child)': { marginBlockEnd: space(2) } },
  // An rdns (EIP-6963) has up to 253 characters and no space.
  overflowWrap: 'anywhere',
})

export const sheets: Sheets = styleSheets()
