import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** A little apart: what one has, not who one is. */
export const known = style({ marginBlockStart: space(1) })

/** Padding: a margin would be one with that of the skeleton in it. */
export const loading = style({ width: space(36), paddingBlockStart: space(1) })

export const failed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: space(1),
  marginBlockStart: space(1),
  // As high as the amount it stands for: nothing below moves.
  minHeight: `calc(${vars.font.display} * 1.15)`,
})

export const sheets: Sheets = styleSheets()
