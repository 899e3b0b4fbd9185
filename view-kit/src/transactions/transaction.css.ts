import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(1),
  paddingBlock: space(2),
  textAlign: 'center',
})

export const amount = style({ marginBlockStart: space(2) })

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const explorer = style({ display: 'flex', justifyContent: 'center', paddingBlockEnd: space(1) })

/** A fee above its worth. As wide as most fees are, so that its skeleton is. */
export const fee = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'end',
  minWidth: `min(100%, ${space(32)})`,
})

export const sheets: Sheets = styleSheets()
