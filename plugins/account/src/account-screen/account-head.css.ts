import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(2),
  paddingBlockStart: space(2),
})

/** One unit: a name and the address it belongs to. */
export const who = style({
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
  // The transparent border is there for forced colours, and counts.
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

/** A wallet's name for itself may be long; two lines distinguish it from others. */
export const walletName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const sheets: Sheets = styleSheets()
