import { type Sheets, space, styleSheets, vars } from '@latchkey/ui-primitives/theme'
import { style } from '@vanilla-extract/css'

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) })

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) })

/** The reason why something could not be read, and a button to retry. */
export const failure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(2),
  margin: 0,
  padding: space(3),
  borderRadius: vars.radius.row,
  border: `1px solid ${vars.color.hairline}`,
  overflowWrap: 'anywhere',
})

/** The account that gets the name. Its address has no spaces, so it may break anywhere. */
export const account = style({ overflowWrap: 'anywhere' })

export const sheets: Sheets = styleSheets()
