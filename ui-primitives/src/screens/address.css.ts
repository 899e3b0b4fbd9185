import { style } from '@vanilla-extract/css'
import { type Sheets, space, styleSheets, vars } from '../theme'

/** The gradient distinguishes accounts, so it keeps its colours in forced-colours mode. */
export const gradient = style({ width: '100%', height: '100%', forcedColorAdjust: 'none' })

export const value = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // As the fact in which it stands.
  justifyContent: 'inherit',
  columnGap: space(1),
  minWidth: 0,
})

/** The address is a button that looks like text, with a line below as in a link. */
export const address = style({
  minHeight: space(8),
  padding: 0,
  border: 'none',
  backgroundColor: 'transparent',
  color: vars.color.text,
  fontSize: vars.font.body,
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"calt" 0',
  textAlign: 'inherit',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: 3,
  overflowWrap: 'anywhere',
  '@media': { '(pointer: coarse)': { minHeight: space(11) } },
})

const lines = style({
  display: 'inline-block',
  maxWidth: '100%',
  // As narrow as the longest line, so that lines break between them, whatever the room.
  width: 'min-content',
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: '"calt" 0',
})

export const whole = {
  start: style([lines, { textAlign: 'left' }]),
  center: style([lines, { textAlign: 'center' }]),
}

/** No block: a selection would copy a line break. */
export const line = style({ display: 'inline-block', whiteSpace: 'nowrap' })

export const group = style({ selectors: { '& + &': { paddingInlineStart: space(2) } } })

export const sheets: Sheets = styleSheets()
