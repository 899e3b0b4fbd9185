import { style, styleVariants } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

const { color, motion } = vars

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  border: '1px solid transparent',
  borderRadius: '50%',
  color: color.textSecondary,
  transition: `background-color ${motion.feedback} ${motion.ease}, color ${motion.feedback} ${motion.ease}`,
  selectors: {
    '&:disabled': { opacity: 0.45 },
    '&:active:not(:disabled)': { backgroundColor: color.fillPressed, color: color.text },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not(:active, :disabled)': { backgroundColor: color.fillHover, color: color.text },
      },
    },
    // On touch screens the target is 48 px wide and high, without a visible change.
    '(pointer: coarse)': {
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          inset: '50%',
          width: 48,
          height: 48,
          marginBlockStart: -24,
          marginInlineStart: -24,
        },
      },
    },
  },
})

export const size = styleVariants({
  small: { width: space(7), height: space(7) },
  medium: { width: space(9), height: space(9) },
})

export const filled = style({ backgroundColor: color.fill })

export const sheets: Sheets = styleSheets()
