import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

const { color, motion } = vars

/** The methods of one group, with the same gap as rows. */
export const group = style({ display: 'grid', gap: space(2) })

export const section = style({ display: 'grid', gap: space(3) })

/** Tiles in one row; they wrap if the text is enlarged a lot. */
export const tiles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  // An empty string instead of `none`: with `none`, Safari no longer exposes the element as a list.
  listStyleType: '""',
})

/** Tiles of equal width, but never narrower than their caption. */
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
  // Forced colours remove the background and make this border visible instead.
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

/** Has the size of the icon before the icon is loaded. */
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

export const choices = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) })

export const sheets: Sheets = styleSheets()
