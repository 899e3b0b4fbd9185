import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { keyframes, style } from '@vanilla-extract/css'
import { SHEET_QUERY } from './sheet-query'

const { color, motion } = vars
const surface = `${motion.surface} ${motion.ease}`

const appear = keyframes({ from: { opacity: 0 } })
const disappear = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.98)' } })
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(4px) scale(0.985)' } })
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } })
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } })

const leaving = '[data-phase="closing"] &'

/** A duration of zero is not enough: what fills forwards is still an animation. */
const leavesAtOnce = {
  '(prefers-reduced-motion: reduce)': { selectors: { [leaving]: { animation: 'none' } } },
}

export const frame = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&[data-phase="closing"]': { pointerEvents: 'none' } },
})

export const overlay = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: color.overlay,
  touchAction: 'none',
  animation: `${appear} ${surface}`,
  selectors: { [leaving]: { animation: `${disappear} ${surface} forwards` } },
  '@media': leavesAtOnce,
})

export const stage = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space(4),
  // What a keyboard on the screen covers; set by script.
  paddingBlockEnd: `calc(${space(4)} + var(--lk-keyboard-inset, 0px))`,
  pointerEvents: 'none',
  overflow: 'hidden',
  '@media': {
    [SHEET_QUERY]: {
      alignItems: 'flex-end',
      padding: 0,
      paddingBlockStart: space(6),
      paddingBlockEnd: 'var(--lk-keyboard-inset, 0px)',
    },
  },
})

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: space(90),
  maxWidth: '100%',
  maxHeight: `min(100%, ${space(160)})`,
  borderRadius: vars.radius.surface,
  backgroundColor: color.surface,
  boxShadow: vars.shadow,
  pointerEvents: 'auto',
  overflow: 'hidden',
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    // A guard refused to close, and nothing may move to say so.
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-refused]': { outline: `2px solid ${color.accentStrong}`, outlineOffset: 2 } },
    },
  },
})

export const floating = style({
  animation: `${rise} ${surface}`,
  selectors: { [leaving]: { animation: `${sink} ${surface} forwards` } },
  '@media': {
    [SHEET_QUERY]: {
      width: '100%',
      maxWidth: space(120),
      maxHeight: '100%',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
      animation: `${slideUp} ${surface}`,
      selectors: { [leaving]: { animation: `${slideDown} ${surface} forwards` } },
    },
    ...leavesAtOnce,
  },
})

/** In the page itself: no elevation, the element's own width. */
export const standing = style({
  position: 'relative',
  zIndex: vars.layer,
  boxShadow: `0 0 0 1px ${color.hairline}`,
  maxHeight: 'none',
})

export const handle = style({
  display: 'none',
  '@media': {
    [SHEET_QUERY]: {
      display: 'block',
      // Else the browser takes the finger for its own scrolling, and the pull ends where it began.
      touchAction: 'none',
      position: 'absolute',
      insetBlockStart: space(2),
      insetInline: 0,
      marginInline: 'auto',
      width: space(9),
      height: space(1),
      borderRadius: space(1),
      backgroundColor: color.fillPressed,
    },
  },
})

/** Everything under the header. Its height is set by script and follows the content. */
export const body = style({
  minHeight: 0,
  flexShrink: 1,
  // Room for a focus ring above the first row, taken from the header.
  marginBlockStart: `calc(${space(1)} * -1)`,
  overflow: 'hidden',
  transition: `height ${surface}`,
})

export const scroll = style({ height: '100%' })

const comeForward = keyframes({
  from: { opacity: 0, transform: 'translateX(calc(var(--lk-toward) * 12px))' },
})

export const view = style({
  vars: { '--lk-toward': '1' },
  paddingInline: space(5),
  paddingBlock: `${space(1)} ${space(5)}`,
  animation: `${comeForward} ${motion.content} ${motion.ease}`,
  selectors: {
    '&[data-toward="back"]': { vars: { '--lk-toward': '-1' } },
    '[dir="rtl"] &': { vars: { '--lk-toward': '-1' } },
    '[dir="rtl"] &[data-toward="back"]': { vars: { '--lk-toward': '1' } },
    '&[data-toward="none"]': { animation: 'none' },
  },
})

export const sheets: Sheets = styleSheets()
