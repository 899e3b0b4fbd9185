import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(5),
  paddingBlockStart: space(4),
})

export const text = style({ display: 'grid', gap: space(2) })

export const sheets: Sheets = styleSheets()
