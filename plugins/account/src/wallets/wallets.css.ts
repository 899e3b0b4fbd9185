import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(1),
  // Makes up for the button's padding around its icon.
  marginInlineEnd: space(-1),
})

/** In one line, so that all rows are equally high. */
export const account = style({ display: 'flex', alignItems: 'center', columnGap: space(1.5) })

/** Both in the line of a narrow row, and in two where the words of a language are too long for that. */
export const kind = style([account, { flexWrap: 'wrap', fontSize: vars.font.caption }])

export const mark = style({ display: 'inline-flex' })

export const address = style({
  // What stands beside it in a narrow row goes below instead.
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"calt" 0',
  // An address is written from left to right in every language.
  direction: 'ltr',
  unicodeBidi: 'isolate',
})

/** One surface for the name of a wallet and the rows of its namespaces. */
export const wallet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
})

globalStyle(`${wallet} > ul`, { gap: 0 })

/** A row on the wallet's surface: transparent until it is hovered, pressed or current. */
export const innerRow = style({
  selectors: {
    '&:not(:is(button):hover, :active, [aria-current="true"])': { backgroundColor: 'transparent' },
  },
})

/** Centres the button beside the first row of several. */
export const besideFirst = style({
  alignSelf: 'start',
  display: 'grid',
  alignContent: 'center',
  minHeight: space(14),
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
