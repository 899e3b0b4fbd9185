import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(1),
  // The button has room of its own around its icon.
  marginInlineEnd: space(-1),
})

/** On narrow phones the address goes under the name of its chain, whole. */
export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Words of ours go on in another line, also where the row cuts names.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  columnGap: space(2),
  fontSize: vars.font.caption,
  lineHeight: 1.45,
})

export const address = style({
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"calt" 0',
  // An address reads from left to right in every language.
  direction: 'ltr',
  unicodeBidi: 'isolate',
})

export const sheets: Sheets = styleSheets()
