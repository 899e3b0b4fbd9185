import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

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
