import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

const { color, motion } = vars

/** The methods of one group, with the distance that rows have. */
export const group = style({ display: 'grid', gap: space(2) })

export const section = style({ display: 'grid', gap: space(3) })

/** One row, unless the text is much enlarged. */
export const tiles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  // An empty mark instead of none: without marks Safari no longer calls it a list.
  listStyleType: '""',
})

/** All equally wide, except where a caption would be cut. */
export const tileItem = style({ flex: '1 1 0', minWidth: 'max-content' })

export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(1.5),
  width: '100%',
  minWidth: 44,
  minHeight: space(17),
  paddingInline: space(0.5),
  // Seen in forced colours, where backgrounds are taken away.
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  backgroundColor: color.fill,
  color: color.text,
  userSelect: 'none',
  transition: `background-color ${motion.feedback} ${motion.ease}`,
  selectors: { '&:active': { backgroundColor: color.fillPressed } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { backgroundColor: color.fillHover } } },
  },
})

/** The icon's room is there before its code. */
export const icon = style({ display: 'grid', placeItems: 'center', width: 24, height: 24 })

export const caption = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.textSecondary,
  fontSize: vars.font.caption,
  fontWeight: 500,
  lineHeight: 1.35,
})

export const sheets: Sheets = styleSheets()
