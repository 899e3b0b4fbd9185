import { keyframes, style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'
import { paletteVariables } from '../theme/theme-contract.css'

const MOVING = '(prefers-reduced-motion: no-preference)'
/** For both themes and for forced-colours mode, because cameras need a dark code on a light background. */
const INK = '#1a1f2b'

const appear = keyframes({ from: { opacity: 0 } })
const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const plate = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  // Smaller in low windows, so that the elements below are visible too, but large enough for cameras.
  maxWidth: ['clamp(208px, 100vh - 352px, 360px)', 'clamp(208px, 100dvh - 352px, 360px)'],
  aspectRatio: '1',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.surface,
  backgroundColor: paletteVariables.paper,
  color: INK,
  boxShadow: `inset 0 0 0 1px #1d243317`,
  forcedColorAdjust: 'none',
})

/** The SVG with the code. */
export const drawing = style({
  gridArea: '1 / 1',
  display: 'block',
  width: '100%',
  height: '100%',
  transition: `opacity ${vars.motion.surface} ${vars.motion.ease}`,
  '@media': { [MOVING]: { animation: `${appear} ${vars.motion.surface} ${vars.motion.ease}` } },
})

export const veiled = style({ opacity: 0.08 })

export const coming = style({
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  opacity: 0.3,
  '@media': { [MOVING]: { animation: `${breathe} 1.6s ease-in-out infinite` } },
})

/** As wide as the modules that are left out for the logo. The width is relative to the code with its quiet zone. */
export const logo = style({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  width: '16.5%',
  aspectRatio: '1',
})

export const picture = style({
  selectors: {
    // Stronger than the classes of `Image`, whose sheet may come later.
    '&&': {
      width: '100%',
      height: '100%',
      fontSize: vars.font.title,
      // The background of the code is light in both themes, so the theme's fill colours do not fit.
      backgroundColor: '#1d243312',
      color: INK,
    },
  },
})

export const instead = style({
  gridArea: '1 / 1',
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  padding: space(6),
  textAlign: 'center',
})

export const sheets: Sheets = styleSheets()
