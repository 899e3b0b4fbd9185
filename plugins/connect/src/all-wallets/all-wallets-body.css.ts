import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const body = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: `min(${space(80)}, 40dvh)`,
  // It receives the focus of a button that was removed, without a focus ring.
  outline: 'none',
  selectors: { '&:has([part~="grid"])': { alignContent: 'start' } },
})

/** After the last tile: that the next page failed, or that nothing follows. */
export const rest = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  paddingBlock: space(4),
  textAlign: 'center',
})

export const sheets: Sheets = styleSheets()
