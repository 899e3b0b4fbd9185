import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  paddingBlockStart: space(1),
})

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) })

/** What is paid, in the middle of the card. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(1),
  paddingBlock: space(2),
  textAlign: 'center',
})

export const heroAmount = style({ overflowWrap: 'anywhere', marginBlockStart: space(2) })

export const explorer = style({ display: 'flex', justifyContent: 'center', paddingBlockEnd: space(1) })

export const sheets: Sheets = styleSheets()
