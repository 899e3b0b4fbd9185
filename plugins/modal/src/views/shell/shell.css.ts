import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { keyframes, style } from '@vanilla-extract/css'
import { SHEET_QUERY } from '../dialog/media-queries'

const { color, motion } = vars
const surface = `${motion.surface} ${motion.ease}`

const appear = keyframes({ from: { opacity: 0 } })
const disappear = keyframes({ to: { opacity: 0 } })
// Not fully transparent, so that the card is visible in its first frame.
const rise = keyframes({ from: { opacity: 0.4, transform: 'translateY(8px) scale(0.98)' } })
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(4px) scale(0.985)' } })
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } })
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } })

const whileClosing = '[data-phase="closing"] &'

/** With reduced motion there is no closing animation. A duration of zero is not enough, because it would still run. */
const noClosingAnimation = {
  '(prefers-reduced-motion: reduce)': { selectors: { [whileClosing]: { animation: 'none' } } },
}

/** Focusing what is outside would scroll what is only hidden. Browsers without `clip` hide. */
const unscrolled = ['hidden', 'clip']

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
  selectors: { [whileClosing]: { animation: `${disappear} ${surface} forwards` } },
  '@media': noClosingAnimation,
})

export const stage = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: space(4),
  // Plus the height that an on-screen keyboard covers, which a script sets.
  paddingBlockEnd: `calc(${space(4)} + var(--lk-keyboard-inset, 0px))`,
  pointerEvents: 'none',
  overflow: unscrolled,
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
  overflow: unscrolled,
  // A script sets the height to that of the content.
  transition: `height ${surface}`,
  '@media': {
    '(forced-colors: active)': { outline: '1px solid CanvasText' },
    // Shows that a guard refused to close, instead of shaking.
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-refused]': { outline: `2px solid ${color.accentStrong}`, outlineOffset: 2 } },
    },
  },
})

export const dialogCard = style({
  animation: `${rise} ${surface}`,
  selectors: { [whileClosing]: { animation: `${sink} ${surface} forwards` } },
  '@media': {
    [SHEET_QUERY]: {
      width: '100%',
      maxWidth: space(120),
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      animation: `${slideUp} ${surface}`,
      selectors: { [whileClosing]: { animation: `${slideDown} ${surface} forwards` } },
    },
    ...noClosingAnimation,
  },
})

/** The card in embedded mode. It has no shadow. */
export const embeddedCard = style({
  position: 'relative',
  zIndex: vars.layer,
  boxShadow: `0 0 0 1px ${color.hairline}`,
})

export const handle = style({
  display: 'none',
  '@media': {
    [SHEET_QUERY]: {
      display: 'block',
      // Otherwise the browser would scroll and cancel the drag.
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

/** Has the height of its children, independent of the card's animated height. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: space(190),
  selectors: {
    // A skeleton keeps the current height, so that the height changes only once, when the view is loaded.
    '&:has([data-skeleton="true"])': { height: '100%' },
    [`${dialogCard} > &`]: { maxHeight: `min(100vh - ${space(8)}, ${space(190)})` },
  },
  // Not a second value: with `var()` in it an older browser could not fall back from a late unit.
  '@supports': {
    '(height: 1cqh)': {
      selectors: { [`${dialogCard} > &`]: { maxHeight: `min(100cqh, ${space(190)})` } },
      // In whatever order the two are written.
      '@media': { [SHEET_QUERY]: { selectors: { [`${dialogCard} > &`]: { maxHeight: '100cqh' } } } },
    },
  },
  '@media': {
    [SHEET_QUERY]: {
      selectors: {
        [`${dialogCard} > &`]: {
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
  // Overlaps the header a little, to make room for a focus ring above the first row.
  marginBlockStart: `calc(${space(1)} * -1)`,
  // Clipped by the card only: above a shorter view the previous one fills the card until its height has followed.
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

/** The previous view while it fades out. It is above the new view and keeps its own height. */
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
