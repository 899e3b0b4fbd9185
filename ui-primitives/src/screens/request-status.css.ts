import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets } from '../theme'

export const requestStatus = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(5),
  paddingBlockStart: space(5),
  // A script focuses the element when the focused button is removed.
  outline: 'none',
})

export const text = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(1.5),
  // Reserves two lines below the title, so that the dialog has the same height in every phase.
  minHeight: space(19),
})

export const wide = style({ justifySelf: 'stretch' })

export const details = style([wide, { display: 'grid', gap: space(3) }])

export const actions = style([wide, { display: 'grid', gap: space(2) }])

export const sheets: Sheets = styleSheets()
