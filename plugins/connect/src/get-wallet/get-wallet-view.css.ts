import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** It takes the focus from a button that is gone, and shows nothing of that. */
export const view = style({ display: 'grid', gap: space(4), outline: 'none' })

export const advice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  paddingBlock: `${space(4)} ${space(3)}`,
  color: vars.color.textSecondary,
})

export const sheets: Sheets = styleSheets()
