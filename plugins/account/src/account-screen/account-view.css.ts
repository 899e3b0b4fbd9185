import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) })

/** As high as picture, name and wallet. */
export const identity = style({ display: 'flex', alignItems: 'center', gap: space(3), minHeight: space(10) })

/** Reserves the height of the buttons that replace it. */
export const footer = style({
  minHeight: space(10),
  '@media': { '(pointer: coarse)': { minHeight: space(12) } },
})

export const skeletons = style({ display: 'grid', gap: space(2) })

/** Rows that the content of a tab has room for at least, so that most tabs are equally high. */
const RESERVED_ROWS = 4

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(3),
  // A script sets what is still visible below the tabs, so that a shorter tab does not scroll the pressed one away.
  minHeight: 'var(--lk-tabs-height)',
})

/** As high as the list of the tabs. */
export const tabList = style({
  minHeight: space(10),
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
  '@media': { '(pointer: coarse)': { minHeight: space(12) } },
})

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: `calc(${RESERVED_ROWS} * ${space(14)} + ${RESERVED_ROWS - 1} * ${space(2)})`,
})

export const settings = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

/** An address is written from left to right in every language. */
export const address = style({
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"calt" 0',
  direction: 'ltr',
  unicodeBidi: 'isolate',
})

export const section = style({ display: 'grid', gap: space(2) })

/** Aligns the heading with the text of the rows. */
export const heading = style({ paddingInlineStart: space(4) })

export const sheets: Sheets = styleSheets()
