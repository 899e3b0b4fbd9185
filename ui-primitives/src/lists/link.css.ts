import { style, styleVariants } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  borderRadius: 4,
  fontWeight: 500,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  transition: `color ${vars.motion.feedback} ${vars.motion.ease}, text-decoration-color ${vars.motion.feedback} ${vars.motion.ease}`,
})

/** For a link on its own line. On touch screens its target is 48 px high. */
export const alone = style({
  position: 'relative',
  '@media': {
    '(pointer: coarse)': { '::after': { content: '', position: 'absolute', inset: '-14px -8px' } },
  },
})

const faint = ['currentColor', 'color-mix(in oklab, currentColor 35%, transparent)']

export const tone = styleVariants({
  accent: {
    color: vars.color.accentStrong,
    textDecorationColor: faint,
    ':hover': { textDecorationColor: 'currentColor' },
  },
  secondary: {
    color: vars.color.textSecondary,
    textDecorationColor: faint,
    ':hover': { color: vars.color.text },
  },
})

export const sheets: Sheets = styleSheets()
