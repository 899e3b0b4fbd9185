import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

const rule = { content: '', flex: '1 1 0', height: 1, backgroundColor: vars.color.hairline } as const

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  color: vars.color.textSecondary,
  fontSize: vars.font.caption,
  '::before': rule,
  selectors: { '&:not(:empty)::after': rule },
  '@media': {
    '(forced-colors: active)': {
      '::before': { backgroundColor: 'CanvasText' },
      selectors: { '&:not(:empty)::after': { backgroundColor: 'CanvasText' } },
    },
  },
})

export const sheets: Sheets = styleSheets()
