import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
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
export const sign = style({ color: color.textSecondary })

export const sheets: Sheets = styleSheets()
