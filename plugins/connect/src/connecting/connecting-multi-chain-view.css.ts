import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) })

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  paddingBlockStart: space(2),
})

export const sheets: Sheets = styleSheets()
