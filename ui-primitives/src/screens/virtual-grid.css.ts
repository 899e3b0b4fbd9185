import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets } from '../theme'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${space(17)}, 100%), 1fr))`,
  gap: space(1),
  // An empty marker instead of `none`, with which Safari no longer treats the element as a list.
  listStyleType: '""',
  ':focus-visible': { outline: 'none' },
})

/** Changes in a tile do not cause layout or painting of other tiles. */
export const tile = style({ minWidth: 0, contain: 'content' })

/** Fills the space of rows that are not rendered. Scroll anchoring must not use it. */
export const gap = style({ gridColumn: '1 / -1', overflowAnchor: 'none' })

export const sheets: Sheets = styleSheets()
