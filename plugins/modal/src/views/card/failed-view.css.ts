import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const failed = style({ display: 'grid', gap: space(6), paddingBlockStart: space(4) })
export const message = style({ justifyItems: 'center' })
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: space(14),
  height: space(14),
  marginBlockEnd: space(2),
  borderRadius: '50%',
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
})

export const sheets: Sheets = styleSheets()
