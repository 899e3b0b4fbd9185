import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../style-sheets'
import { space, vars } from '../theme'

const { color, motion } = vars

/** The control lies over the cells: one target for fingers, one field for what fills in codes. */
export const box = style({
  position: 'relative',
  display: 'grid',
  direction: 'ltr',
  cursor: 'text',
})

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // Its digits are drawn in the cells. Under 16 px a phone zooms in.
  opacity: 0,
  fontSize: vars.font.label,
})

export const cells = style({ display: 'flex', gap: space(2), pointerEvents: 'none' })

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: space(14),
  height: space(14),
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  backgroundColor: color.fill,
  color: color.text,
  fontSize: vars.font.title,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${motion.feedback} ${motion.ease}, border-color ${motion.feedback} ${motion.ease}`,
  selectors: {
    'input[aria-invalid="true"] + * > &': { borderColor: color.error },
    'input:is(:disabled, :read-only) + * > &': { color: color.textSecondary },
  },
})

/** Takes the next digit. */
export const active = style({
  selectors: {
    'input:focus + * > &': { outline: `2px solid ${color.accentStrong}`, outlineOffset: -1 },
    // A caret, for the control's own is not seen.
    'input:focus:not(:read-only) + * > &:empty::after': {
      content: '',
      width: 2,
      height: space(5),
      borderRadius: 1,
      backgroundColor: color.accentStrong,
    },
  },
})

export const sheets: Sheets = styleSheets()
