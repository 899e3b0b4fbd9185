import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { keyframes, style } from '@vanilla-extract/css'

const { color, motion } = vars

export const alert = style({ paddingInline: space(5), paddingBlockEnd: space(3) })

/** Below the view with room of its own: it covers no title and no row. */
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
  gap: space(2),
  justifyItems: 'center',
  // The theme's root starts anew with `auto`, and the page lies beside the notice.
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
