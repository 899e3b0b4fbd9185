import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const rows = style({ display: 'grid', gap: space(2) })

/** Three rows and the head of a fourth, so that one sees that there are more, and the way out below. */
export const scroll = style({
  maxHeight: space(60),
  // Room for the focus ring, which the area would cut.
  margin: space(-1),
  padding: space(1),
  // A short list hands the finger on to what is around it.
  overscrollBehavior: 'auto',
})

export const worth = style({ fontVariantNumeric: 'tabular-nums', unicodeBidi: 'isolate' })

export const actions = style({ display: 'grid', justifyItems: 'center', gap: space(1) })

export const sheets: Sheets = styleSheets()
