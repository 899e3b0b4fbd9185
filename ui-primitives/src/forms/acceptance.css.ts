import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

/** The whole surface is the label, so that it can be pressed anywhere. */
export const acceptance = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(3),
  alignItems: 'start',
  padding: space(3),
  border: `1px solid ${vars.color.warning}`,
  borderRadius: vars.radius.row,
  cursor: 'pointer',
})

export const check = style({
  appearance: 'auto',
  width: 20,
  height: 20,
  margin: 0,
  accentColor: vars.color.accentStrong,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { width: 24, height: 24 } },
})

export const text = style({ overflowWrap: 'break-word' })

export const sheets: Sheets = styleSheets()
