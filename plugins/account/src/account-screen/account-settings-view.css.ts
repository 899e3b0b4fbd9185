import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

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
