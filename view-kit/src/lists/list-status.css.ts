import { type Sheets, space, styleSheets } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  columnGap: space(1),
  minHeight: space(8),
  textAlign: 'center',
})

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

/** A flex container, because in a grid the sticky search field would only stick within its own cell. */
export const list = style({ display: 'flex', flexDirection: 'column', gap: space(2) })

export const sheets: Sheets = styleSheets()
