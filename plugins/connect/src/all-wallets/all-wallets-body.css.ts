import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const body = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: `min(${space(80)}, 40dvh)`,
  // It takes the focus from a button that is gone, and shows nothing of that.
  outline: 'none',
  selectors: { '&:has([part~="grid"])': { alignContent: 'start' } },
})

/** After the last tile: what became of the rest. */
export const rest = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  paddingBlock: space(4),
  textAlign: 'center',
})

export const sheets: Sheets = styleSheets()
