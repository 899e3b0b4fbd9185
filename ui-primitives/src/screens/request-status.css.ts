import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

const { color, motion } = vars
const BOX_PX = 112
const MOVING = '(prefers-reduced-motion: no-preference)'

// Rotates like the dial of a combination lock: forward, back, and forward to the start.
const dial = keyframes({
  '0%': { transform: 'rotate(0deg)' },
  '28%': { transform: 'rotate(205deg)' },
  '36%': { transform: 'rotate(196deg)' },
  '58%': { transform: 'rotate(88deg)' },
  '65%': { transform: 'rotate(95deg)' },
  '93%': { transform: 'rotate(366deg)' },
  '100%': { transform: 'rotate(360deg)' },
})

const unlock = keyframes({
  '0%': { transform: 'rotate(0deg)', opacity: 1 },
  '20%': { transform: 'rotate(-8deg)' },
  '75%': { transform: 'rotate(98deg)', opacity: 1 },
  '100%': { transform: 'rotate(90deg)', opacity: 0 },
})

const arrive = keyframes({ from: { opacity: 0, transform: 'scale(0.6)' } })

export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: BOX_PX,
  height: BOX_PX,
  flexShrink: 0,
})

export const ring = style({ position: 'absolute', inset: 0 })

export const track = style({ stroke: color.hairline })

const arc = style({
  transformOrigin: 'center',
  transition: `stroke 240ms ${motion.ease}, stroke-dasharray 420ms ${motion.ease}`,
  '@media': {
    [MOVING]: { animation: `${dial} 3.2s cubic-bezier(0.45, 0, 0.25, 1) infinite` },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
})

// `pathLength` is 100. In the other states the animation pauses at its current angle, so that the ring does not jump.
export const arcIn = styleVariants({
  pending: [arc, { stroke: color.accent, strokeDasharray: '22 28' }],
  done: [arc, { stroke: color.accent, strokeDasharray: '50 0', animationPlayState: 'paused' }],
  stopped: [arc, { stroke: color.hairline, strokeDasharray: '50 0', animationPlayState: 'paused' }],
  failed: [arc, { stroke: color.error, strokeDasharray: '43 7', animationPlayState: 'paused' }],
})

const badge = style({
  position: 'absolute',
  insetBlockEnd: 4,
  insetInlineEnd: 4,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  // A gap between the badge and the ring.
  boxShadow: `0 0 0 4px ${color.surface}`,
  transition: `background-color 240ms ${motion.ease}, color 240ms ${motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})

export const badgeIn = styleVariants({
  pending: [badge, { backgroundColor: color.fillHover, color: color.text }],
  done: [badge, { backgroundColor: color.accent, color: color.onAccent }],
  stopped: [badge, { backgroundColor: color.fillHover, color: color.textSecondary }],
  failed: [badge, { backgroundColor: color.error, color: color.surface }],
})

const sign = style({ display: 'grid', gridArea: '1 / 1' })

export const keyhole = sign

/** The keyhole rotates and fades out. Then the check mark is shown. */
export const unlocking = style([
  sign,
  { opacity: 0, '@media': { [MOVING]: { animation: `${unlock} 440ms ${motion.ease}` } } },
])

export const check = style([
  sign,
  { '@media': { [MOVING]: { animation: `${arrive} 160ms ${motion.ease} 340ms backwards` } } },
])

export const requestStatus = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(5),
  paddingBlockStart: space(5),
  // A script focuses the element when the focused button is removed.
  outline: 'none',
})

export const text = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(1.5),
  // Reserves two lines below the title, so that the dialog has the same height in every phase.
  minHeight: space(19),
})

export const wide = style({ justifySelf: 'stretch' })

export const details = style([wide, { display: 'grid', gap: space(3) }])

export const actions = style([wide, { display: 'grid', gap: space(2) }])

export const sheets: Sheets = styleSheets()
