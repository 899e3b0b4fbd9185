import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../style-sheets'
import { space, vars } from '../theme'

const { color, motion } = vars

export const field = style({ position: 'relative', color: color.textSecondary })

export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space(3.5),
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
})

export const input = style({
  width: '100%',
  minHeight: space(11),
  paddingBlock: space(2),
  paddingInline: `${space(11)} ${space(3.5)}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  backgroundColor: color.fill,
  color: color.text,
  // Under 16 px a phone zooms in when the field takes focus.
  fontSize: vars.font.label,
  lineHeight: 1.3,
  transition: `background-color ${motion.feedback} ${motion.ease}`,
  selectors: {
    '&::placeholder': { color: color.textSecondary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:focus)': { backgroundColor: color.fillHover } } },
    '(pointer: coarse)': { minHeight: space(12) },
  },
})

export const sheets: Sheets = styleSheets()
