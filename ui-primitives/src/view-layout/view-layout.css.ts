import { style } from '@vanilla-extract/css'
import { type Sheets, styleSheets } from '../style-sheets'
import { space } from '../theme'

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minHeight: 0,
  // It takes the focus from a button that is gone, and shows nothing of that.
  outline: 'none',
})

/** As wide as the card, with room for focus rings and the scroll bar; scrolls what does not fit. */
export const scroll = style({
  marginInline: space(-5),
  marginBlock: space(-1),
  paddingInline: space(5),
  paddingBlock: space(1),
})

export const fixed = style({ flex: 'none' })

export const sheets: Sheets = styleSheets()
