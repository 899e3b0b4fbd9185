import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

const { color, motion } = vars
const quick = `${motion.feedback} ${motion.ease}`

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  maxWidth: '100%',
  height: space(9),
  marginInlineStart: space(2),
  paddingInline: `${space(1.5)} ${space(2)}`,
  border: '1px solid transparent',
  borderRadius: space(9),
  backgroundColor: color.fill,
  color: color.text,
  fontSize: vars.font.body,
  fontWeight: 500,
  transition: `background-color ${quick}`,
  ':active': { backgroundColor: color.fillPressed },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { backgroundColor: color.fillHover } } },
  },
})

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const chevron = style({ color: color.textSecondary })

export const round = style({ position: 'relative', display: 'inline-flex' })

/** Above the corner of the icon. Clicks pass through to the button. */
export const badge = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minWidth: space(4),
  paddingInline: space(1),
  borderRadius: space(4),
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: vars.font.caption,
  lineHeight: space(4),
  textAlign: 'center',
  pointerEvents: 'none',
})

export const sheets: Sheets = styleSheets()
