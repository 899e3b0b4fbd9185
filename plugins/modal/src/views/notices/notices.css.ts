import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { keyframes, style } from '@vanilla-extract/css'

const { color, motion } = vars

export const alert = style({ paddingInline: space(5), paddingBlockEnd: space(3) })

/** Below the view and not above it, so that it covers nothing. */
export const banner = style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'center',
  paddingInline: space(5),
  paddingBlockEnd: space(4),
})

const leave = keyframes({ to: { opacity: 0, transform: 'scale(0.85)' } })

export const leavingBanner = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${leave} 150ms ${motion.ease} forwards` },
  },
})

export const popover = style({
  position: 'absolute',
  insetBlockStart: `max(${space(4)}, env(safe-area-inset-top, 0px))`,
  insetInline: space(4),
  display: 'grid',
  // Without a minimum the column would be as wide as the alert, also where the screen is narrower.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  justifyItems: 'center',
  // The theme's root resets this to `auto`, but clicks beside the notice have to reach the page.
  pointerEvents: 'none',
})

export const popoverAlert = style({
  width: space(90),
  maxWidth: '100%',
  borderRadius: vars.radius.row,
  backgroundColor: color.surface,
  boxShadow: vars.shadow,
  pointerEvents: 'auto',
})

export const sheets: Sheets = styleSheets()
