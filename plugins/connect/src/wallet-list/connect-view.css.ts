import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', alignContent: 'start', gap: space(4) })

/** Under a finger wallets that join may not move the others: they find the room of the three skeletons. */
export const skeletonsFirst = style([
  view,
  { '@media': { '(pointer: coarse)': { minHeight: space(3 * 14 + 2 * 2) } } },
])

/** Flex, because in a grid the sticky search field would stay within its own cell. */
export const section = style({ display: 'flex', flexDirection: 'column', gap: space(3) })

export const skeleton = style({ display: 'grid', gap: space(2) })

/** Reserves the height of the search field until its code is loaded. */
export const searchPlaceholder = style({
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
