import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** Six rows and the head of a seventh, so that one sees that there are more. */
export const scroll = style({
  maxHeight: `min(${space(104)}, 60dvh)`,
  // Room for the focus ring, which the area would cut.
  margin: space(-1),
  padding: space(1),
})

export const sheets: Sheets = styleSheets()
