import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(1),
  // Makes up for the button's padding around its icon.
  marginInlineEnd: space(-1),
})

/** On narrow screens the address wraps below the name of its namespace instead of being truncated. */
export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Lets the name of the namespace wrap, although the row truncates its texts.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  columnGap: space(2),
  fontSize: vars.font.caption,
  lineHeight: 1.45,
})

export const address = style({
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"calt" 0',
  // An address is written from left to right in every language.
  direction: 'ltr',
  unicodeBidi: 'isolate',
})

/** One box around the name of a wallet and the rows of its namespaces. */
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

/** Moves the button towards the edge of the box, so that it is nearly below the buttons of other wallets. */
export const disconnect = style({ marginInlineEnd: space(-2) })

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.label,
  fontWeight: 500,
})

/** A row in the wallet's box: transparent until it is hovered, pressed or current. */
export const accountRow = style({
  minHeight: space(12),
  paddingBlock: space(1),
  // The width of the wallet's picture and the gap after it, without the row's border.
  paddingInlineStart: `calc(${space(13)} - 1px)`,
  selectors: { '&:not(:hover, :active, [aria-current="true"])': { backgroundColor: 'transparent' } },
})

export const confirmation = style({
  display: 'grid',
  gap: space(3),
  padding: space(4),
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
})

/** Buttons side by side; they wrap to further rows where the labels are long. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) })

export const button = style({ flex: '1 1 auto' })

export const sheets: Sheets = styleSheets()
