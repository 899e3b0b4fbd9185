import { type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

// Stronger than the classes of a field, whose sheet may come later.
const sized = (rule: StyleRule): StyleRule => ({
  selectors: { '&&': { fontWeight: 600, ...rule } },
})

/** Of the amount. None is below 16 px, with which phones zoom in. */
export const size = styleVariants({
  small: sized({ fontSize: vars.font.label }),
  medium: sized({ fontSize: vars.font.title, letterSpacing: '-0.012em' }),
  /** On a panel, where the amount is what a user looks for. */
  large: sized({ fontSize: vars.font.display, letterSpacing: '-0.02em' }),
})

export const unit = style({
  flexShrink: 0,
  paddingInlineEnd: space(1.5),
  color: vars.color.textSecondary,
  fontSize: vars.font.label,
  fontWeight: 500,
})

export const worth = style({ color: vars.color.textSecondary, fontVariantNumeric: 'tabular-nums' })

/** On the line of a panel's label, which takes a second one only where this cannot be narrower. */
export const yielding = style({ flexShrink: 9999 })

export const beside = style({ display: 'inline-flex', alignItems: 'baseline' })

/** In a line of text, which it makes no higher. */
export const max = style({
  marginBlock: space(-3),
  marginInlineEnd: space(-3),
  selectors: {
    '&&:not(:hover, :active, :disabled)': { backgroundColor: 'transparent', color: vars.color.accentStrong },
  },
})

/** Only its place. */
export const coming = style({ visibility: 'hidden' })

/** The box of an `AmountOutput`, which is not editable. */
export const still = style({
  selectors: { '&&': { cursor: 'default' } },
  '@media': {
    '(hover: hover)': { selectors: { '&&:hover:not(:focus-within)': { backgroundColor: vars.color.fill } } },
  },
})

/** An amount that does not fit is cut at its end, as in a field. */
export const shown = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  // An output is always read-only, so it is not as pale as a field that is read-only for a while.
  selectors: { '&&:read-only': { color: vars.color.text } },
})

export const nothing = style({ selectors: { '&&&:read-only': { color: vars.color.textSecondary } } })

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  flexShrink: 0,
  // A long symbol is cut, so that there is space for the amount.
  maxWidth: '48%',
  minHeight: space(8),
  paddingInline: `${space(2.5)} ${space(2)}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.picture,
  backgroundColor: vars.color.fillHover,
  color: vars.color.text,
  fontSize: vars.font.body,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}`,
  ':active': { backgroundColor: vars.color.fillPressed },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { backgroundColor: vars.color.fillPressed } } },
    // As high as the field with its border, so that adding the button does not make the field higher.
    '(pointer: coarse)': {
      minHeight: space(12),
      marginBlock: -1,
      // Its border lies on that of the field, which shows through where the field has an error.
      backgroundClip: 'padding-box',
      // A panel, which has its own space around, sets it.
      marginInlineEnd: `var(--lk-unit-inset, calc(${space(-2)} - 1px))`,
    },
  },
})

export const withPicture = style({ paddingInlineStart: space(1.5) })

/** The look while nothing is chosen yet. */
export const empty = style({
  maxWidth: '72%',
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentStrong,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { backgroundColor: vars.color.accentSoft } } } },
})

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' })

export const sheets: Sheets = styleSheets()
