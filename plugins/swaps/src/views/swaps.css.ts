import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  paddingBlockStart: space(1),
})

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

export const suggested = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  border: 'none',
  minWidth: 0,
})

export const concerns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  padding: 0,
  border: 'none',
  minWidth: 0,
})

/** Below what is said about it. */
export const contract = style({ display: 'block', marginBlockStart: space(1) })

/** Both amounts, one above the other. */
export const sides = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** The seam of the two, on which the button stands that exchanges them. */
export const seam = style({ position: 'relative', height: space(1) })

/** In front of both, and set off from them by the surface of the dialog. */
export const turn = style({
  selectors: {
    '&&': {
      position: 'absolute',
      insetInlineStart: `calc(50% - ${space(4.5)})`,
      insetBlockStart: space(-4),
      backgroundColor: vars.color.surface,
      color: vars.color.text,
      boxShadow: `0 0 0 1px ${vars.color.hairline}`,
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&&:hover:not(:disabled)': { color: vars.color.accentStrong } } },
  },
})

/** One line, which has its details folded in. */
export const price = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: space(8),
  paddingInline: space(3.5),
  borderRadius: vars.radius.row,
  color: vars.color.textSecondary,
  fontSize: vars.font.body,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    'details > &': { cursor: 'pointer' },
    '&:focus-visible': { outline: `2px solid ${vars.color.accentStrong}`, outlineOffset: 2 },
  },
  '@media': {
    '(hover: hover)': { selectors: { 'details > &:hover': { color: vars.color.text } } },
    '(pointer: coarse)': { minHeight: space(12) },
  },
})

/** Turns over with its details. */
export const fold = style({
  display: 'grid',
  flexShrink: 0,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: `rotate ${vars.motion.content} ${vars.motion.ease}`,
    },
  },
})

export const details = style({ paddingBlockStart: space(2) })

/** Where the worth of a side will stand. */
export const worth = style({ display: 'block', width: space(16) })

/** What is reviewed is never cut, also not where it stands beside its worth. */
export const whole = style({ whiteSpace: 'normal' })

/** One line: a label that does not fit before its amount goes to the next one, which is not seen. */
export const balance = style({
  display: 'inline-flex',
  flexFlow: 'row-reverse wrap',
  columnGap: '0.28em',
  minWidth: 0,
  height: '1.3em',
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** Read before the amount, but placed after it. */
export const balanceLabel = style({ order: 1 })

/** Figures in the lines of a field, without changing their height. */
export const figures = style({ fontVariantNumeric: 'tabular-nums' })

/** The share of a loss about which a warning stands below. */
export const high = style({ color: vars.color.warning, fontWeight: 600 })

export const sheets: Sheets = styleSheets()
