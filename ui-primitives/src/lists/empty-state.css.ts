import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(3),
  paddingBlock: space(6),
  color: vars.color.textSecondary,
  textAlign: 'center',
})

export const sentence = style({
  maxWidth: '34ch',
  fontSize: vars.font.body,
  lineHeight: 1.45,
  textWrap: 'balance',
})

/** A button with `fullWidth` is as wide as the card. Others are centred. */
export const action = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(2),
  width: '100%',
  marginBlockStart: space(1),
  // What leads on may be there only with another plugin.
  selectors: { '&:empty': { display: 'none' } },
})

export const sheets: Sheets = styleSheets()
