import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets } from '../theme'

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minHeight: 0,
  // A script focuses the element when the focused button is removed.
  outline: 'none',
})

/** The scrolling part. It is as wide as the card and has padding for focus rings and the scroll bar. */
export const scroll = style({
  marginInline: space(-5),
  marginBlock: space(-1),
  paddingInline: space(5),
  paddingBlock: space(1),
})

export const fixed = style({ flex: 'none' })

export const sheets: Sheets = styleSheets()
