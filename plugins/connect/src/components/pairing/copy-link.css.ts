import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const link = style({
  display: 'block',
  width: '100%',
  padding: space(3),
  resize: 'none',
  border: 0,
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
  color: vars.color.text,
  fontSize: vars.font.caption,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  wordBreak: 'break-all',
  direction: 'ltr',
  textAlign: 'start',
})

export const sheets: Sheets = styleSheets()
