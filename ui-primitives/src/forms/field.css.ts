import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

const { color, motion } = vars

const WITHOUT_HAS = 'not selector(:has(a))'
const focusRing = { outline: `2px solid ${color.accentStrong}`, outlineOffset: 2 } as const

export const field = style({ display: 'grid', gap: space(2), minWidth: 0 })

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(3),
  color: color.textSecondary,
  fontSize: vars.font.body,
  lineHeight: 1.3,
})

/** For screen readers only. */
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const label = style({ color: color.text, fontWeight: 500, cursor: 'default' })

/** The box around the control and the elements beside it. It shows the focus ring of the control. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: space(12),
  paddingInline: `${space(3.5)} ${space(2)}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  backgroundColor: color.fill,
  color: color.textSecondary,
  cursor: 'text',
  transition: `background-color ${motion.feedback} ${motion.ease}, border-color ${motion.feedback} ${motion.ease}`,
  selectors: {
    '&:has(input:focus-visible)': focusRing,
    '&[data-invalid]': { borderColor: color.error },
    '&:has(input:disabled, input:read-only)': { cursor: 'default' },
  },
  '@supports': {
    [WITHOUT_HAS]: { selectors: { '&:focus-within': focusRing } },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not(:focus-within, :has(input:disabled, input:read-only))': {
          backgroundColor: color.fillHover,
        },
      },
    },
  },
})

/** A field whose label and message stand on one surface with the control. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  minWidth: 0,
  padding: `${space(4)} ${space(3.5)}`,
  borderRadius: vars.radius.row,
  backgroundColor: color.fill,
  selectors: { '&:has(input:focus-visible)': focusRing },
  '@supports': { [WITHOUT_HAS]: { selectors: { '&:focus-within': focusRing } } },
})

export const panelBox = style({
  vars: { '--lk-unit-inset': '0px' },
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  // Whatever size the amount has.
  height: space(12),
  color: color.textSecondary,
  cursor: 'text',
  selectors: { '&:has(input:disabled, input:read-only, output)': { cursor: 'default' } },
})

export const input = style({
  flex: '1 1 auto',
  width: '100%',
  minWidth: 0,
  paddingBlock: space(2),
  color: color.text,
  // With less than 16 px, phones zoom in when the field gets the focus.
  fontSize: vars.font.label,
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.textSecondary, opacity: 1 },
    '&:disabled, &:read-only': { color: color.textSecondary },
    // The box shows the focus ring.
    '&:focus-visible': { outline: 'none' },
  },
})

/**
 * For addresses, codes and amounts: digits of equal width, always from left to right, aligned to the start of the reading
 * direction.
 */
export const figures = style({
  direction: 'ltr',
  textAlign: ['-webkit-match-parent', 'match-parent'],
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"calt" 0',
})

/** Reserves one line, so that a new error does not move the elements below, such as the pressed button. */
export const messages = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(1),
  minHeight: '1.35em',
  fontSize: vars.font.body,
})

export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(1.5),
  color: color.textSecondary,
  fontSize: vars.font.body,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})

/** The icon, as high as a line of the text beside it. */
export const sign = style({ display: 'grid', placeItems: 'center', flexShrink: 0, height: '1.35em' })

export const error = style({ color: color.error })
export const warning = style({ color: color.warning })

export const sheets: Sheets = styleSheets()
