import { style, styleVariants } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

const { color } = vars

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: space(11),
  paddingBlock: space(1),
  paddingInline: `${space(3)} ${space(1)}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.row,
  color: color.text,
  fontSize: vars.font.body,
  fontWeight: 500,
  lineHeight: 1.35,
})

export const variant = styleVariants({
  info: { backgroundColor: color.fill },
  success: { backgroundColor: color.successSoft },
  warning: { backgroundColor: color.warningSoft },
  error: { backgroundColor: color.errorSoft },
})

const icon = style({ display: 'grid', flexShrink: 0 })

export const iconOf = styleVariants({
  info: [icon, { color: color.textSecondary }],
  success: [icon, { color: color.success }],
  warning: [icon, { color: color.warning }],
  error: [icon, { color: color.error }],
})

export const message = style({
  flex: '1 1 auto',
  minWidth: 0,
  paddingBlock: space(1.5),
  overflowWrap: 'anywhere',
})

export const sheets: Sheets = styleSheets()
