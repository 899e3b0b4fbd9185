import { globalStyle, style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../style-sheets'
import { space, vars } from '../theme'

const { color, motion } = vars

// Blocks, since each tile that scrolls into sight is laid out then: a grid in a grid in a grid takes three times as long.
export const tile = style({
  display: 'block',
  width: '100%',
  // The transparent border is there for forced colours, and counts.
  paddingBlockStart: `calc(${space(2)} - 1px)`,
  paddingBlockEnd: `calc(${space(1)} - 1px)`,
  // A name of one long word needs the whole width.
  paddingInline: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  color: color.text,
  textAlign: 'center',
  userSelect: 'none',
  // In focus, it keeps clear of where a scroll area fades.
  scrollMarginBlock: space(6),
  transition: `background-color ${motion.feedback} ${motion.ease}`,
  selectors: {
    '&:is(button):active': { backgroundColor: color.fillPressed },
    // Inside, so that neighbours and the edge of the area do not cut it.
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

/** Over the corner of the picture, with an edge of the surface around it. */
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

// Two lines high, however long a name is: a grid has one height for all of its tiles.
const lines = style({ fontSize: vars.font.caption, lineHeight: 1.35, height: '2.7em' })

export const title = style([
  lines,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    fontWeight: 500,
    overflowWrap: 'anywhere',
    // A Latin name is cut at its own end, in a page that is read from the right too.
    unicodeBidi: 'plaintext',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
])

// As a box of its own it would count as one line. Its lines are as high as the text.
globalStyle(`${title} bdi`, { display: 'inline', paddingBlock: 0, unicodeBidi: 'normal' })

export const titleSkeleton = style([
  lines,
  { display: 'grid', alignContent: 'start', justifyItems: 'center' },
])

export const sheets: Sheets = styleSheets()
