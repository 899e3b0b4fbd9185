import { globalStyle, style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

const { color, motion } = vars

// A block, because layout while scrolling takes three times as long with nested grids.
export const tile = style({
  display: 'block',
  width: '100%',
  // Without the width of the transparent border, which is visible in forced-colours mode.
  paddingBlockStart: `calc(${space(2)} - 1px)`,
  paddingBlockEnd: `calc(${space(1)} - 1px)`,
  // A name with one long word needs the whole width.
  paddingInline: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  color: color.text,
  textAlign: 'center',
  userSelect: 'none',
  // A focused tile is scrolled out of the faded edge of the scroll area.
  scrollMarginBlock: space(6),
  transition: `background-color ${motion.feedback} ${motion.ease}`,
  selectors: {
    '&:is(button):active': { backgroundColor: color.fillPressed },
    // The focus ring is inside, so that the scroll area does not cut it.
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:is(button):hover:not(:active)': { backgroundColor: color.fill } } },
  },
})

export const picture = style({
  position: 'relative',
  display: 'block',
  width: 56,
  height: 56,
  marginInline: 'auto',
  marginBlockEnd: space(1.5),
})

/** Above the corner of the picture, with a border in the surface colour. */
export const mark = style({
  position: 'absolute',
  insetBlockEnd: -5,
  insetInlineEnd: -5,
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  border: `2px solid ${color.surface}`,
  borderRadius: '50%',
  backgroundColor: color.successSoft,
  color: color.success,
})

// Always two lines high, because all tiles of a grid have the same height.
const lines = style({ fontSize: vars.font.caption, lineHeight: 1.35, height: '2.7em' })

export const title = style([
  lines,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    fontWeight: 500,
    overflowWrap: 'break-word',
    // In right-to-left text a Latin name is still cut at its own end.
    unicodeBidi: 'plaintext',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
])

// As an inline block the whole name would count as one line.
globalStyle(`${title} bdi`, { display: 'inline', paddingBlock: 0, unicodeBidi: 'normal' })

export const titleSkeleton = style([
  lines,
  { display: 'grid', alignContent: 'start', justifyItems: 'center' },
])

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${space(17)}, 100%), 1fr))`,
  gap: space(1),
  // An empty marker instead of `none`, with which Safari no longer treats the element as a list.
  listStyleType: '""',
  ':focus-visible': { outline: 'none' },
})

/** Changes in a tile do not cause layout or painting of other tiles. */
export const cell = style({ minWidth: 0, contain: 'content' })

/** Fills the space of rows that are not rendered. Scroll anchoring must not use it. */
export const gap = style({ gridColumn: '1 / -1', overflowAnchor: 'none' })

export const sheets: Sheets = styleSheets()
