import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(1),
  // The button has its own padding around the icon.
  marginInlineEnd: space(-1),
})

/** On narrow phones the address goes under the name of its chain, whole. */
export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The namespace may wrap, also where the row truncates names.
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

/** One wallet is one surface, however many chains it is on. */
export const wallet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space(2),
  rowGap: space(1),
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(3),
})

/** At the edge, as near to the ones beside other wallets as the surface lets it. */
export const disconnect = style({ marginInlineEnd: space(-2) })

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.label,
  fontWeight: 500,
})

/** On the wallet's surface: no fill of its own until it is hovered, pressed or current. */
export const accountRow = style({
  minHeight: space(12),
  paddingBlock: space(1),
  // As wide as the picture and the gap beside it, without the border.
  paddingInlineStart: `calc(${space(13)} - 1px)`,
  selectors: { '&:not(:hover, :active, [aria-current="true"])': { backgroundColor: 'transparent' } },
})

export const sheets: Sheets = styleSheets()
