import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** A little apart: what one has, not who one is. */
export const known = style({ marginBlockStart: space(1) })

export const loading = style([known, { width: space(36) }])

export const failed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: space(1),
})

export const sheets: Sheets = styleSheets()
