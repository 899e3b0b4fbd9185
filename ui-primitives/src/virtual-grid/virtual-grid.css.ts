import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../style-sheets'
import { space } from '../theme'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${space(17)}, 100%), 1fr))`,
  gap: space(1),
  // An empty mark instead of none: without marks Safari no longer calls it a list.
  listStyleType: '""',
  ':focus-visible': { outline: 'none' },
})

/** What changes in a tile is laid out and painted there: those beside it stay as they are. */
export const tile = style({ minWidth: 0, contain: 'content' })

/** Replaces rows that are not rendered; scroll anchoring uses rendered tiles only. */
export const gap = style({ gridColumn: '1 / -1', overflowAnchor: 'none' })

export const sheets: Sheets = styleSheets()
