import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

const { color, motion } = vars

/** Sticky above the rows of its list, with padding for the focus ring. */
export const field = style({
  position: 'sticky',
  insetBlockStart: space(-1),
  margin: space(-1),
  padding: space(1),
  backgroundColor: color.surface,
  color: color.textSecondary,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      height: space(2),
      backgroundImage: `linear-gradient(${color.surface}, transparent)`,
      pointerEvents: 'none',
    },
  },
})

export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space(4.5),
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
})

export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space(3),
  display: 'grid',
  placeItems: 'center',
})

export const input = style({
  width: '100%',
  minHeight: space(11),
  paddingBlock: space(2),
  // Space for the icon before the text and for the clear button after it.
  paddingInline: space(11),
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  backgroundColor: color.fill,
  color: color.text,
  // With less than 16 px, phones zoom in when the field gets the focus.
  fontSize: vars.font.label,
  lineHeight: 1.3,
  transition: `background-color ${motion.feedback} ${motion.ease}`,
  selectors: {
    '&:placeholder-shown': { paddingInlineEnd: space(3) },
    '&::placeholder': { color: color.textSecondary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:focus)': { backgroundColor: color.fillHover } } },
    '(pointer: coarse)': { minHeight: space(12) },
  },
})

export const sheets: Sheets = styleSheets()
