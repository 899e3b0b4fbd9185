import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

const { color, motion } = vars

/** The `input` covers all cells, so that there is one touch target and one field for autofill. */
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
  // The cells show the digits. With less than 16 px, phones would zoom in.
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

/** The cell for the next digit. */
export const active = style({
  selectors: {
    'input:focus + * > &': { outline: `2px solid ${color.accentStrong}`, outlineOffset: -1 },
    // Shows a caret, because the one of the `input` is invisible.
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
