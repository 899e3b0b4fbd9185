import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
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

/** One permission and its limits. */
export const permission = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  padding: space(3),
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
  overflowWrap: 'anywhere',
})

/** Has an icon in addition to the colour, which not everybody can see. */
export const warning = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  color: vars.color.warning,
})

/** A complete address or key: always left to right, without ligatures, breaking anywhere. */
export const exact = style({
  display: 'block',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  textAlign: 'match-parent',
  fontFeatureSettings: '"tnum", "calt" 0',
})

export const sheets: Sheets = styleSheets()
