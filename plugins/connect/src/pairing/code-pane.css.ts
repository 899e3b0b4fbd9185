import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const pane = style({ display: 'grid', gap: space(4) })

export const message = style({ display: 'grid', gap: space(0.5) })

/** A dark text colour, because the background of the code is light in both themes. */
export const expired = style({ color: '#1a1f2b' })

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
