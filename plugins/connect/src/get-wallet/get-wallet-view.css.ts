import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** It receives the focus of a button that was removed, without a focus ring. */
export const view = style({ display: 'grid', gap: space(4), outline: 'none' })

export const advice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  paddingBlock: `${space(4)} ${space(3)}`,
  color: vars.color.textSecondary,
})

export const sheets: Sheets = styleSheets()
