import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const all = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** What may be done, and its limits. */
export const permission = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  padding: space(3),
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
  overflowWrap: 'anywhere',
})

/** The colour is never the only sign. */
export const warning = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  color: vars.color.warning,
})

/** An address or a key: whole, in one direction, its digits as they are. */
export const exact = style({
  display: 'block',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  textAlign: 'match-parent',
  fontFeatureSettings: '"tnum", "calt" 0',
})

export const sheets: Sheets = styleSheets()
