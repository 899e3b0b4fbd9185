import { type Sheets, styleSheets } from '@latchkey/ui-primitives/style-sheets'
import { space, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gap: space(5) })

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(2),
  paddingBlockStart: space(2),
})

export const wallet = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  maxWidth: '100%',
  color: vars.color.textSecondary,
})

/** What a wallet calls itself may be long; two lines tell it from others. */
export const walletName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const bones = style({ display: 'grid', gap: space(2) })

/** As high as the address with its button. */
export const addressLine = style({
  display: 'grid',
  alignItems: 'center',
  width: space(32),
  minHeight: space(7),
})
export const walletLine = style({ width: space(46) })

export const sheets: Sheets = styleSheets()
