import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

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
export const out = style({ marginInlineEnd: space(-2) })

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.label,
  fontWeight: 500,
})

/** On the wallet's surface, under its name: no fill of its own until it is pointed at or in use. */
export const side = style({
  minHeight: space(12),
  paddingBlock: space(1),
  // As wide as the picture and the gap beside it, without the border.
  paddingInlineStart: `calc(${space(13)} - 1px)`,
  selectors: { '&:not(:hover, :active, [aria-current="true"])': { backgroundColor: 'transparent' } },
})

export const sheets: Sheets = styleSheets()
