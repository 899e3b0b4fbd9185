import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { keyframes, style } from '@vanilla-extract/css'
import { SHEET_QUERY } from '../dialog/media-queries'

const { color, motion } = vars
const surface = `${motion.surface} ${motion.ease}`

const appear = keyframes({ from: { opacity: 0 } })
const disappear = keyframes({ to: { opacity: 0 } })
// Visible from its first frame, at full size.
const rise = keyframes({ from: { opacity: 0.4, transform: 'translateY(8px) scale(0.98)' } })
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
  // The height that an on-screen keyboard covers; set by script.
  paddingBlockEnd: `calc(${space(4)} + var(--lk-keyboard-inset, 0px))`,
  pointerEvents: 'none',
  overflow: 'hidden',
  containerType: 'size',
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
  boxSizing: 'border-box',
  flexShrink: 0,
  width: space(90),
  maxWidth: '100%',
  maxHeight: '100%',
  borderRadius: vars.radius.surface,
  backgroundColor: color.surface,
  boxShadow: vars.shadow,
  pointerEvents: 'auto',
  overflow: 'hidden',
  // Set by script from the content's height.
  transition: `height ${surface}`,
  '@media': {
    '(forced-colors: active)': { outline: '1px solid CanvasText' },
    // Shows that a guard refused to close where nothing may move.
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
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
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
})

export const handle = style({
  display: 'none',
  '@media': {
    [SHEET_QUERY]: {
      display: 'block',
      // Otherwise the browser scrolls with the finger and cancels the drag.
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

/** As high as what is in it, whatever height the card's animation has reached. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: space(190),
  selectors: {
    // A skeleton fills the present height: the height changes once, with the loaded view.
    '&:has([data-skeleton="true"])': { height: '100%' },
    [`${floating} > &`]: {
      maxHeight: [`calc(100vh - ${space(8)})`, `min(100cqh, ${space(190)})`],
    },
  },
  '@media': {
    [SHEET_QUERY]: {
      selectors: {
        [`${floating} > &`]: {
          maxHeight: [`calc(100vh - ${space(6)})`, '100cqh'],
          paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
        },
      },
    },
  },
})

/** Everything under the header. */
export const body = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  // Room for a focus ring above the first row, taken from the header.
  marginBlockStart: `calc(${space(1)} * -1)`,
  overflow: 'hidden',
})

const slideIn = keyframes({
  from: { opacity: 0, transform: 'translateX(calc(var(--lk-direction) * 12px))' },
})

const stacked = style({ display: 'flex', flexDirection: 'column', minHeight: 0 })

export const layer = style([
  stacked,
  {
    vars: { '--lk-direction': '1' },
    animation: `${slideIn} ${surface}`,
    selectors: {
      '&[data-direction="back"]': { vars: { '--lk-direction': '-1' } },
      '[dir="rtl"] &': { vars: { '--lk-direction': '-1' } },
      '[dir="rtl"] &[data-direction="back"]': { vars: { '--lk-direction': '1' } },
      '&[data-direction="none"]': { animation: 'none' },
    },
  },
])

/** The previous view while it fades out: over the new one, with its own height. */
export const fading = style([
  stacked,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    pointerEvents: 'none',
    animation: `${disappear} ${surface} forwards`,
  },
])

export const view = style([stacked, { paddingInline: space(5), paddingBlock: `${space(1)} ${space(5)}` }])

export const sheets: Sheets = styleSheets()
