import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

/** One surface with a line for each fact. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: `${space(1)} ${space(4)}`,
  borderRadius: vars.radius.row,
  backgroundColor: vars.color.fill,
})

const line = style({
  display: 'grid',
  columnGap: space(4),
  paddingBlock: space(2.5),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})

const beside = style([line, { gridTemplateColumns: 'auto minmax(0, 1fr)' }])

export const factIn = {
  text: style([beside, { alignItems: 'baseline' }]),
  /** With a picture beside the text. */
  picture: style([beside, { alignItems: 'center' }]),
  /** For an address, which is shown whole, below its label. */
  address: style([line, { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space(0.5) }]),
}

const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: space(2),
  margin: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})

export const valueIn = {
  text: value,
  picture: value,
  address: style({
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    fontFeatureSettings: '"calt" 0',
    overflowWrap: 'anywhere',
    direction: 'ltr',
    textAlign: 'start',
    selectors: { ':where([dir="rtl"]) &': { textAlign: 'end' } },
  }),
}

/** The note below a fact. */
export const note = style({ gridColumn: '1 / -1', margin: 0, marginBlockStart: space(1) })

export const sheets: Sheets = styleSheets()
