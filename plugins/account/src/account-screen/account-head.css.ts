import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(2),
  paddingBlockStart: space(2),
})

/** The name and, without a gap, its address. */
export const identity = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  width: '100%',
})

export const caution = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  paddingBlock: space(1.5),
  paddingInline: space(3),
  borderRadius: vars.radius.picture,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
})

export const wallet = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  maxWidth: '100%',
  minHeight: space(9),
  paddingInline: `calc(${space(2)} - 1px) calc(${space(2.5)} - 1px)`,
  paddingBlock: `calc(${space(1.5)} - 1px)`,
  // Forced colours make this border visible. The paddings are 1 px smaller because of it.
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
  color: vars.color.textSecondary,
  textAlign: 'start',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}`,
  ':active': { backgroundColor: vars.color.fillPressed },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { backgroundColor: vars.color.fillHover } } },
    '(pointer: coarse)': { minHeight: space(12) },
  },
})

/** The name that a paired wallet reports may be long: it is cut off after two lines. */
export const walletName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

/** Separates the balance from the name and wallet above it. */
export const known = style({ marginBlockStart: space(1) })

/** Has padding, because a margin would collapse with that of the skeleton inside. */
export const loading = style({ width: space(36), paddingBlockStart: space(1) })

export const failed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: space(1),
  marginBlockStart: space(1),
  // As high as the amount that it replaces, so that nothing below it moves.
  minHeight: `calc(${vars.font.display} * 1.15)`,
})

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  maxWidth: '100%',
  // As wide as the copy button on the other side, so that the address is centred.
  paddingInlineStart: space(8),
})

export const short = style({
  minWidth: 0,
  paddingInline: space(1),
  borderRadius: vars.radius.small,
  // An address is written from left to right in every language.
  direction: 'ltr',
  unicodeBidi: 'isolate',
})

/** The whole address; it may break after any character. */
export const whole = style([short, { wordBreak: 'break-all', textAlign: 'center', textWrap: 'balance' }])

export const sheets: Sheets = styleSheets()
