import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** Receives the focus when a focused button is removed, and shows no focus ring then. */
export const view = style({ display: 'grid', gap: space(4), outline: 'none' })

export const advice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  paddingBlock: `${space(4)} ${space(3)}`,
  color: vars.color.textSecondary,
})

export const sheets: Sheets = styleSheets()
