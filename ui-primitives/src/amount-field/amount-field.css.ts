import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../style-sheets'
import { space, vars } from '../theme'

export const input = style({
  fontSize: vars.font.title,
  fontWeight: 600,
  letterSpacing: '-0.012em',
})

export const unit = style({
  flexShrink: 0,
  paddingInlineEnd: space(1.5),
  color: vars.color.textSecondary,
  fontSize: vars.font.label,
  fontWeight: 500,
})

export const worth = style({ color: vars.color.textSecondary, fontVariantNumeric: 'tabular-nums' })

export const sheets: Sheets = styleSheets()
