import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

/** It takes the focus from a button that is gone, and shows nothing of that. */
export const view = style({ display: 'grid', gap: space(4), outline: 'none' })

export const section = style({ display: 'grid', gap: space(3) })

/** Six rows and half of a seventh, or as many and a half as the screen is high for, so that one sees that there are more. */
export const scroll = style({
  maxHeight: [
    `min(${space(104)}, 52dvh)`,
    `min(${space(104)}, round(down, 54dvh, ${space(16)}) + ${space(8)})`,
  ],
  // Room for the focus ring, which the area would cut.
  margin: space(-1),
  padding: space(1),
})

export const skeleton = style({ display: 'grid', gap: space(2) })

/** The place of the search field, until its code is there. */
export const searchPlace = style({
  minHeight: space(11),
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
  '@media': { '(pointer: coarse)': { minHeight: space(12) } },
})

export const footer = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  selectors: { '&:empty': { display: 'none' } },
})

export const sheets: Sheets = styleSheets()
