import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

export const input = style({
  // Stronger than the classes of a field, whose sheet may come later.
  selectors: { '&&': { fontSize: vars.font.title, fontWeight: 600, letterSpacing: '-0.012em' } },
})

export const unit = style({
  flexShrink: 0,
  paddingInlineEnd: space(1.5),
  color: vars.color.textSecondary,
  fontSize: vars.font.label,
  fontWeight: 500,
})

export const worth = style({ color: vars.color.textSecondary, fontVariantNumeric: 'tabular-nums' })

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

export const sheets: Sheets = styleSheets()
