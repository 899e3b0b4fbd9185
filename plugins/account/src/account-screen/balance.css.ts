import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** Separates the balance from the name and wallet above it. */
export const known = style({ marginBlockStart: space(1) })

/** Has padding, because a margin would collapse with that of the skeleton inside. */
export const loading = style({ width: space(36), paddingBlockStart: space(1) })

export const failed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: space(1),
  marginBlockStart: space(1),
  // As high as the amount that it replaces, so that nothing below it moves.
  minHeight: `calc(${vars.font.display} * 1.15)`,
})

export const sheets: Sheets = styleSheets()
