import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { keyframes, style } from '@vanilla-extract/css'

const { color, motion } = vars

export const alert = style({ paddingInline: space(5), paddingBlockEnd: space(3) })

export const banner = style({
  position: 'absolute',
  // Over the title only: rows stay to be read and buttons to be pressed.
  insetBlockStart: space(2.5),
  insetInline: space(14),
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  selectors: {
    // A header without a title begins with a wide choice: covered whole, instead of cut in two.
    '[part="header"]:has([part="header-action"]):has(> [part="visually-hidden"]) + &': {
      insetInlineStart: space(5),
      justifyContent: 'start',
    },
  },
})

const leave = keyframes({ to: { opacity: 0, transform: 'scale(0.85)' } })

export const leavingBanner = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${leave} 150ms ${motion.ease} forwards` },
  },
})

export const loose = style({
  position: 'absolute',
  insetBlockStart: `max(${space(4)}, env(safe-area-inset-top, 0px))`,
  insetInline: space(4),
  display: 'grid',
  gap: space(2),
  justifyItems: 'center',
})

export const looseAlert = style({
  width: space(90),
  maxWidth: '100%',
  borderRadius: vars.radius.row,
  backgroundColor: color.surface,
  boxShadow: vars.shadow,
  pointerEvents: 'auto',
})

export const sheets: Sheets = styleSheets()
