import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gap: space(5) })

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(2),
  paddingBlockStart: space(2),
})

/** Reserves the height of the buttons that replace it. */
export const footer = style({
  minHeight: space(10),
  '@media': { '(pointer: coarse)': { minHeight: space(12) } },
})

export const skeletons = style({ display: 'grid', gap: space(2) })

/** Reserves the height of the address with its copy button. */
export const addressLine = style({
  display: 'grid',
  alignItems: 'center',
  width: space(32),
  minHeight: space(7),
})

/** Reserves the height of the button with the wallet's name. */
export const walletLine = style({
  display: 'grid',
  alignItems: 'center',
  width: space(46),
  minHeight: space(9),
})

export const explorer = style({ display: 'grid', justifyItems: 'center' })

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(3),
  // While a tab shows skeletons it keeps the height of the tab before it, which `AccountTabs` sets. So the height
  // changes only once, when the content replaces the skeletons.
  selectors: { '&:has([part~="skeleton"])': { minHeight: 'var(--lk-tabs-height)' } },
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
