import { style, styleVariants } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

const { color } = vars

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  flexShrink: 0,
  minHeight: space(5.5),
  paddingInline: space(1.75),
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.font.caption,
  fontWeight: 500,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

export const tone = styleVariants({
  // Text without a box, because a box in every row would draw too much attention.
  neutral: { borderWidth: 0, paddingInline: 0, color: color.textSecondary },
  accent: { backgroundColor: color.accentSoft, color: color.accentStrong },
  success: { backgroundColor: color.successSoft, color: color.success },
  warning: { backgroundColor: color.warningSoft, color: color.warning },
  error: { backgroundColor: color.errorSoft, color: color.error },
})

export const sheets: Sheets = styleSheets()
