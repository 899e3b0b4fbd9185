import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { type Sheets, styleSheets, vars } from '../theme'
import { pictureSizes } from '../theme/scale'
import { paletteVariables } from '../theme/theme-contract.css'

const px = createVar()
const side = `calc(${px} * 1px)`

export const image = style({
  display: 'grid',
  placeItems: 'center',
  width: side,
  height: side,
  flexShrink: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.fillHover,
  color: vars.color.textSecondary,
  fontSize: `calc(${px} * 0.42px)`,
  // In proportion to the size: a picture of 40 px has `vars.radius.picture`.
  borderRadius: `calc(${vars.radius.picture} * ${px} / 40)`,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  // Makes the edge of a white picture visible on a white surface. It is an outline and not a positioned element, which
  // would be painted above a sticky search field.
  outline: `1px solid rgb(${paletteVariables.ink} / 9%)`,
  outlineOffset: -1,
})

export const picture = style({
  // WebKit keeps the row of the letter that it replaces, and would lay it out below.
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

/** One class for each size. */
export const size = styleVariants(pictureSizes, (_, size) => ({ vars: { [px]: `${size}` } }))

export const circle = style({ borderRadius: '50%' })

export const sheets: Sheets = styleSheets()
