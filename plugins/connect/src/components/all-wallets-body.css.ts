import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** Four rows and the head of a fifth; always as high, so that nothing jumps while one types. */
export const body = style({
  display: 'grid',
  alignItems: 'center',
  // It takes the focus from a button that is gone, and shows nothing of that.
  outline: 'none',
  height: `min(${space(108)}, 56dvh)`,
})

export const scroll = style({
  alignSelf: 'stretch',
  // Room for the focus ring, which the area would cut.
  marginInline: `calc(${space(1)} * -1)`,
  paddingInline: space(1),
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
