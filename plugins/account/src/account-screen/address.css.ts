import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1),
  maxWidth: '100%',
  // As wide as the copy button on the other side, so that the address is centred.
  paddingInlineStart: space(8),
})

export const short = style({
  minWidth: 0,
  paddingInline: space(1),
  borderRadius: vars.radius.small,
  // An address is written from left to right in every language.
  direction: 'ltr',
  unicodeBidi: 'isolate',
})

/** The whole address; it may break after any character. */
export const whole = style([short, { wordBreak: 'break-all', textAlign: 'center', textWrap: 'balance' }])

export const sheets: Sheets = styleSheets()
