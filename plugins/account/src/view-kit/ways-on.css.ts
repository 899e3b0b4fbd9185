import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** Beside each other where both have room. */
export const ways = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space(2),
  width: '100%',
})

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) })

export const sheets: Sheets = styleSheets()
